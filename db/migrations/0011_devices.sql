-- When the one at the keyboard last proved who they are, by a code, a passkey or a provider. Being remembered proves nothing.
alter table session add column proved_at bigint not null default 0;

-- A token used to be taken over from the browser, where anybody could have put it. All of them end.
delete from trusted_device;
alter table trusted_device add column device text not null default 'A browser';
alter table trusted_device add column seen_at bigint not null default 0;
create unique index trusted_device_by_token on trusted_device (token_hash);

-- One code per account, purpose and asker: who asks from elsewhere neither replaces nor uses up anybody's code.
drop table sign_in_code;
create table sign_in_code (
  user_id integer not null references "user" on delete cascade,
  purpose text not null check (purpose in ('sign_in', 'confirm')),
  -- Keyed hashes of the browser and of the network that asked; the latter is empty where only the signed-in person can ask.
  asker text not null,
  network text not null,
  salt text not null,
  code_hash text not null,
  tries integer not null default 0,
  created_at bigint not null,
  expires_at bigint not null,
  primary key (user_id, purpose, asker)
);

-- When and how an account was opened, for its owner to look at; kept for 90 days.
create table sign_in (
  id NUMBERED_KEY,
  user_id integer not null references "user" on delete cascade,
  way text not null check (way in ('open', 'sign_up', 'code', 'device', 'passkey', 'provider')),
  device text not null,
  signed_in_at bigint not null,
  expires_at bigint not null
);

create index sign_in_by_user on sign_in (user_id, signed_in_at);
