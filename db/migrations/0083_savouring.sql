-- A fourth exercise: staying with what was good.
-- only on postgres
alter table exercise drop constraint exercise_kind_check;

-- only on postgres
alter table exercise add constraint exercise_kind_check check (kind in ('anchor', 'me', 'witness', 'savour'));

-- only on sqlite
create table exercise_of_four (
  id integer primary key autoincrement,
  user_id integer not null references "user" on delete cascade,
  situation_id integer not null references situation on delete cascade,
  kind text not null check (kind in ('anchor', 'me', 'witness', 'savour')),
  category text not null,
  item_name text,
  words text not null,
  hard text,
  way text,
  before integer check (before >= 0 and before <= 10),
  after integer check (after >= 0 and after <= 10),
  created_at bigint not null
);

-- only on sqlite
insert into exercise_of_four (id, user_id, situation_id, kind, category, item_name, words, hard, way, before, after, created_at)
select id, user_id, situation_id, kind, category, item_name, words, hard, way, before, after, created_at from exercise;

-- only on sqlite
drop table exercise;

-- only on sqlite
alter table exercise_of_four rename to exercise;

-- only on sqlite
create index exercise_by_user on exercise (user_id, created_at);

-- only on sqlite
create index exercise_by_situation on exercise (situation_id);
