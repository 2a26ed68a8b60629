-- A published copy. The id in its link is not kept, only a hash of it: who reads this table opens nothing.
create table share (
  handle text primary key,
  user_id integer not null references "user" on delete cascade,
  token_hash text not null unique,
  share_type text not null check (share_type in ('self-map', 'analysis')),
  title text not null,
  has_personal_context integer not null check (has_personal_context in (0, 1)),
  -- What is shown, as JSON.
  snapshot text not null,
  created_at bigint not null,
  expires_at bigint not null
);

create index share_by_user on share (user_id, created_at);
