-- Somebody or something that comes up in a person's texts and that they do not want on their map: it is offered once.
create table declined_name (
  user_id integer not null references "user" on delete cascade,
  name text not null,
  created_at bigint not null,
  primary key (user_id, name)
);
