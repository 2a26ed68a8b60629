-- Until when nobody asks a person how strong a feeling is by now.
create table weigh_rest (
  user_id integer primary key references "user" on delete cascade,
  expires_at bigint not null
);
create index weigh_rest_by_end on weigh_rest (expires_at);

-- The hour of one's own at which a browser is reminded to check in, where it asked for that.
alter table push_device add column hour integer check (hour >= 0 and hour <= 23);
