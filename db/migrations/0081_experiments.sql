-- One's own experiment: two ways to act on one feeling, with a coin between them. `block` is how the coin falls next.
create table experiment (
  id NUMBERED_KEY,
  user_id integer not null references "user" on delete cascade,
  category text not null,
  way_a text not null,
  way_b text not null,
  block text not null,
  ended_at bigint,
  created_at bigint not null
);

create index experiment_by_user on experiment (user_id, created_at);

-- One time the coin was offered: refused where there is no arm. It stays when its situation goes, for what was tossed
-- counts.
create table toss (
  id NUMBERED_KEY,
  user_id integer not null references "user" on delete cascade,
  experiment_id integer not null references experiment on delete cascade,
  situation_id integer references situation on delete set null,
  arm text check (arm in ('a', 'b')),
  before integer check (before >= 0 and before <= 10),
  after integer check (after >= 0 and after <= 10),
  did text check (did in ('a', 'b', 'other')),
  answered_at bigint,
  created_at bigint not null
);

create index toss_by_user on toss (user_id, created_at);
create index toss_by_experiment on toss (experiment_id);
create unique index toss_by_situation on toss (situation_id);
