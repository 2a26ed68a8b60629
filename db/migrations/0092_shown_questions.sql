-- The first moment of each day on which a question was shown, in JSON: after three days it rests for good.
-- The key "weigh" stands for all questions how strong a feeling is by now, where they are left alone for a while.
create table shown_question (
  user_id integer not null references "user" on delete cascade,
  question_key text not null,
  shown_at text not null,
  expires_at bigint not null,
  primary key (user_id, question_key)
);
create index shown_question_by_end on shown_question (expires_at);
drop table weigh_rest;
