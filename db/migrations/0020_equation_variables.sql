-- What decides an equation, as columns: patterns, loops and "what helps me" count by them. Null where a reading that was
-- brought in from elsewhere does not say.
alter table analysis_equation add column power double precision;
alter table analysis_equation add column is_accepted integer check (is_accepted in (0, 1));
alter table analysis_equation add column time text;
alter table analysis_equation add column source text;
alter table analysis_equation add column actor text;
alter table analysis_equation add column event text;
