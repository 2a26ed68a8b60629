-- Something that is coming: what is wanted, what is feared, how likely it seems; and on its day, what came.
create table forecast (
  id NUMBERED_KEY,
  user_id integer not null references "user" on delete cascade,
  title text not null,
  -- A day of the calendar, such as 2026-11-19, where the person lives.
  day text not null,
  zone text not null,
  wanted text not null,
  feared text not null,
  -- How likely what is feared seems, 0 to 100.
  likely integer not null check (likely >= 0 and likely <= 100),
  -- How much is needed from it, 0 to 10, and how close the first item is, 0 to 1: at first, and as they were moved.
  need_first integer not null check (need_first >= 0 and need_first <= 10),
  need integer not null check (need >= 0 and need <= 10),
  power_first double precision not null check (power_first >= 0 and power_first <= 1),
  power double precision not null check (power >= 0 and power <= 1),
  -- What the rule makes of them: never counted as a feeling somebody had.
  category text not null,
  strength integer not null check (strength >= 0 and strength <= 10),
  -- Opens on the day.
  note text,
  asks_at bigint not null,
  put_away_at bigint,
  outcome text check (outcome in ('feared', 'milder', 'not', 'better')),
  felt integer check (felt >= 0 and felt <= 10),
  line text,
  answered_at bigint,
  created_at bigint not null
);

create index forecast_by_user on forecast (user_id, created_at);

-- A chosen item as it was at that moment.
create table forecast_item (
  forecast_id integer not null references forecast on delete cascade,
  position integer not null,
  user_id integer not null references "user" on delete cascade,
  item_id integer not null,
  name text not null,
  category text not null,
  attachment_power double precision not null check (attachment_power >= 0 and attachment_power <= 1),
  primary key (forecast_id, position)
);

create index forecast_item_by_user on forecast_item (user_id);
