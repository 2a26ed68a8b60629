-- How strong a feeling was before a step, where somebody said it. What is here already may have been preset: it is
-- shown, and counts in no test.
alter table step add column said_before integer check (said_before >= 0 and said_before <= 10);
alter table step add column is_before_said integer not null default 0 check (is_before_said in (0, 1));

update step set said_before = before;

alter table step drop column before;
alter table step rename column said_before to before;

-- How strong the person themselves expects the feeling to be; null where they were not asked.
alter table forecast add column own_strength integer check (own_strength >= 0 and own_strength <= 10);

-- A letter as it was first read, in JSON, and when: it does not change under its answer.
alter table letter add column content text;
alter table letter add column read_at bigint;
