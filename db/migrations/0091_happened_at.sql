-- When it happened, which may be long before it was written. Every day of a list or a statistic is this one; whatever
-- waits, counts or ends goes by created_at.
alter table situation add column happened_at bigint not null default 0;
update situation set happened_at = created_at;

create index situation_by_happening on situation (user_id, happened_at, id);
