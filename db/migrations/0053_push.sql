-- A browser that wants to be reminded. Messages are empty, so no key to encrypt them is needed or kept.
create table push_device (
  id NUMBERED_KEY,
  user_id integer not null references "user" on delete cascade,
  endpoint text not null unique,
  kinds text not null,
  device text not null,
  created_at bigint not null
);

create index push_device_by_user on push_device (user_id);
