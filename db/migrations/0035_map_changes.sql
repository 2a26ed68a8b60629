-- What changed on a person's map and when. What came before this table is filled in from the items of situations, the
-- first time it is needed.
create table map_change (
  id NUMBERED_KEY,
  user_id integer not null references "user" on delete cascade,
  kind text not null check (kind in ('came', 'changed', 'left', 'tied', 'untied')),
  -- The item, or the one a tie starts from.
  item_id integer not null,
  -- The item as it was from then on, or as it was when it left; not there for a tie.
  name text,
  category text,
  attachment_power double precision check (attachment_power >= 0 and attachment_power <= 1),
  -- The other end of a tie, and what kind of tie it is.
  other_item_id integer,
  relationship_type text check (relationship_type in ('supports', 'conflicts', 'influences')),
  created_at bigint not null
);

create index map_change_by_user on map_change (user_id, created_at, id);
