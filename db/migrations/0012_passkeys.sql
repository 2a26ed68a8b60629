-- A passkey opens one account. Only its public half is here; nobody can sign in with what this table holds.
create table passkey (
  id NUMBERED_KEY,
  user_id integer not null references "user" on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  -- How often it was used, as it says itself; one that goes back is a copy.
  counter bigint not null,
  transports text not null,
  device text not null,
  created_at bigint not null,
  used_at bigint
);

create index passkey_by_user on passkey (user_id);
