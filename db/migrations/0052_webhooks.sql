-- An address of a person's own program. What it is sent is signed by a secret that is made from ours, not kept.
create table webhook (
  id NUMBERED_KEY,
  user_id integer not null references "user" on delete cascade,
  address text not null,
  events text not null,
  created_at bigint not null,
  called_at bigint,
  status integer
);

create index webhook_by_user on webhook (user_id);
