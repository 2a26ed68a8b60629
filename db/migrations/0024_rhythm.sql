-- The weekly letter is made anew whenever it is read; kept is only what became of it.
create table letter (
  user_id integer not null references "user" on delete cascade,
  -- The Monday of its week, where the person lives.
  week text not null,
  put_away_at bigint,
  answer text,
  answered_at bigint,
  primary key (user_id, week)
);

-- Who gets it by mail, where they live, and which week was mailed last. The consent itself is kept with the others.
create table letter_mail (
  user_id integer primary key references "user" on delete cascade,
  zone text not null,
  mailed_week text,
  created_at bigint not null
);

-- A private address for calendars; only a hash of it is kept, and it can be taken back.
create table calendar_address (
  user_id integer primary key references "user" on delete cascade,
  token_hash text not null unique,
  created_at bigint not null
);
