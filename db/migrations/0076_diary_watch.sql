-- How far a diary was gone through in search of what goes together, what was named on the way and what was seen again,
-- in JSON: nothing is told that was seen only once.
create table diary_watch (
  user_id integer primary key references "user" on delete cascade,
  seen text not null
);

-- A sentence that stood on the dashboard: on which days, in JSON, and whether the person said that it is not so.
create table told_sentence (
  user_id integer not null references "user" on delete cascade,
  sentence_key text not null,
  shown_on text not null,
  denied_at bigint,
  primary key (user_id, sentence_key)
);
