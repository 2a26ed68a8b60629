-- Where accounts are by invitation: each opens the door once. Only a hash is here; nobody can come in with it.
create table invitation (
  id NUMBERED_KEY,
  token_hash text not null unique,
  -- Only this email may use it; null is for anybody.
  email text,
  created_at bigint not null,
  expires_at bigint not null
);
