-- Whoever may see how the house is, at /admin; named on the command line, never by a call.
alter table "user" add column is_operator integer not null default 0 check (is_operator in (0, 1));
