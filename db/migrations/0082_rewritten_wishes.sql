-- An expectation that a person wrote anew as a wish, in their own words, and when.
create table rewritten_wish (
  id NUMBERED_KEY,
  user_id integer not null references "user" on delete cascade,
  wish text not null,
  line text not null,
  created_at bigint not null
);

create index rewritten_wish_by_user on rewritten_wish (user_id, created_at);
