-- Tries at a code by browsers of the same network that cannot show that they asked for it. They are counted apart:
-- a neighbour who guesses uses up nothing of whoever waits for the mail.
alter table sign_in_code add column network_tries integer not null default 0;
