-- A key for a program of the person's own. Only its hash is here: nobody can use what this table holds.
create table personal_token (
  id NUMBERED_KEY,
  user_id integer not null references "user" on delete cascade,
  name text not null,
  token_hash text not null unique,
  scopes text not null,
  created_at bigint not null,
  used_at bigint,
  expires_at bigint not null
);

create index personal_token_by_user on personal_token (user_id);
