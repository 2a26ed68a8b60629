-- What the model read in a text (numbers, no words), so that its analysis can be written anew without it; what was read
-- first, before the person put it right; and their answer to "Is this it?".
alter table analysis add column facts text;
alter table analysis add column first_findings text;
alter table analysis add column fits text;
