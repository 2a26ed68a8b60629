-- What a person answered to the question of a reading, with the question as they read it.
create table situation_answer (
  situation_id integer not null references situation on delete cascade,
  question text not null,
  user_id integer not null references "user" on delete cascade,
  answer text not null,
  answered_at bigint not null,
  primary key (situation_id, question)
);

create index situation_answer_by_user on situation_answer (user_id, answered_at);

-- Which steps, closing lines and questions of ours a person has read: none of them comes twice in thirty days.
create table shown_line (
  user_id integer not null references "user" on delete cascade,
  kind text not null check (kind in ('step', 'closing', 'question')),
  line_key text not null,
  -- For which situation; it is written anew with the same lines.
  situation_id integer not null,
  shown_at bigint not null,
  expires_at bigint not null,
  primary key (user_id, kind, line_key)
);

create index shown_line_by_end on shown_line (expires_at);
