-- Something that comes up again and again, and that a person wants to leave alone for a while. The part is known by its
-- name and category, as in the figures: numbers change when an example is adopted.
create table loop_rest (
  user_id integer not null references "user" on delete cascade,
  item_name text not null,
  item_category text not null,
  category text not null,
  created_at bigint not null,
  primary key (user_id, item_name, item_category, category)
);
