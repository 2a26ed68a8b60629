-- Which trusted browser a session is in, by the hash of its token: signing that browser out ends its trust too. Empty
-- where the browser is not trusted; nothing in sessions from before this was kept.
alter table session add column device_hash text;
