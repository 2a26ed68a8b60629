create table "user" (
  id NUMBERED_KEY,
  first_name text not null,
  last_name text,
  username text not null unique,
  profile_image_url text,
  -- What the person typed. Several accounts may carry the same email until one of them confirms it.
  email text,
  -- The email this account alone answers to: from registration where sign-in is open, from confirmation otherwise.
  claimed_email text unique,
  email_confirmed_at bigint,
  subscription_tier text not null default 'free',
  subscription_status text not null default 'active',
  subscription_expires_at bigint,
  cancel_at_period_end integer not null default 0 check (cancel_at_period_end in (0, 1)),
  is_dev integer not null default 0 check (is_dev in (0, 1)),
  created_at bigint not null,
  -- Where the account's trial began; earlier than created_at when the same email had one before.
  trial_since bigint not null,
  -- Written first by everything that counts against a limit, because that takes the row's lock.
  counted_at bigint not null default 0
);

create index user_by_email on "user" (email);

-- Who a person is at an outside login provider.
create table provider_identity (
  issuer text not null,
  subject text not null,
  user_id integer not null references "user" on delete cascade,
  created_at bigint not null,
  primary key (issuer, subject)
);

create index provider_identity_by_user on provider_identity (user_id);

create table session (
  id NUMBERED_KEY,
  user_id integer not null references "user" on delete cascade,
  token_hash text not null unique,
  -- Such as "Firefox on Linux": what a person needs to recognise it, and no more.
  device text not null,
  signed_in_at bigint not null,
  seen_at bigint not null,
  expires_at bigint not null
);

create index session_by_user on session (user_id);

-- A browser that may sign in to this account without a mailed code.
create table trusted_device (
  id NUMBERED_KEY,
  user_id integer not null references "user" on delete cascade,
  token_hash text not null,
  is_remembered integer not null default 0 check (is_remembered in (0, 1)),
  created_at bigint not null,
  expires_at bigint not null,
  unique (token_hash, user_id)
);

create index trusted_device_by_user on trusted_device (user_id);

-- At most one code per account and purpose: a new one replaces the old one.
create table sign_in_code (
  user_id integer not null references "user" on delete cascade,
  purpose text not null check (purpose in ('sign_in', 'confirm')),
  salt text not null,
  code_hash text not null,
  tries integer not null default 0,
  created_at bigint not null,
  expires_at bigint not null,
  primary key (user_id, purpose)
);

create table consent (
  user_id integer not null references "user" on delete cascade,
  name text not null,
  version text not null,
  given_at bigint not null,
  primary key (user_id, name)
);

-- Keys are keyed hashes of an email or an address; nothing here can be read back.
create table rate_counter (
  key text primary key,
  used integer not null,
  resets_at bigint not null
);

create index rate_counter_by_end on rate_counter (resets_at);

create table job (
  id NUMBERED_KEY,
  kind text not null,
  payload text not null,
  tries integer not null default 0,
  run_at bigint not null,
  -- While this moment lies ahead, one process is at work on it.
  claimed_until bigint not null default 0,
  created_at bigint not null
);

create index job_by_run_at on job (run_at);
