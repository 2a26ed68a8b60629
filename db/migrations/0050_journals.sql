-- A file of another journal whose notes were brought in. They go with it: that is how it is undone.
create table journal_import (
  id NUMBERED_KEY,
  user_id integer not null references "user" on delete cascade,
  source text not null,
  created_at bigint not null
);

create index journal_import_by_user on journal_import (user_id);

-- What a situation is where it was not told here: a note from another journal, or a check-in.
alter table situation add column kind text check (kind in ('note', 'check_in'));
alter table situation add column import_id integer references journal_import on delete cascade;

create index situation_by_import on situation (import_id);

-- A note that waits for its quiet analysis.
create table waiting_note (
  situation_id integer primary key references situation on delete cascade,
  user_id integer not null references "user" on delete cascade
);

create index waiting_note_by_user on waiting_note (user_id, situation_id);
