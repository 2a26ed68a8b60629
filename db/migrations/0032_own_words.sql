-- Words a person has for what they feel, and the group of feelings each of them belongs to.
create table own_word (
  id NUMBERED_KEY,
  user_id integer not null references "user" on delete cascade,
  -- The word in lower case: the same word is kept once.
  word_key text not null,
  word text not null,
  category text not null,
  created_at bigint not null,
  unique (user_id, word_key)
);
