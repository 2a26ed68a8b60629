-- A reading that is not sure is in no statistic until the person has settled it.
alter table analysis add column is_settled integer not null default 1 check (is_settled in (0, 1));
-- Somebody died: for a while no loop is shown.
alter table analysis add column is_grief integer not null default 0 check (is_grief in (0, 1));

-- only on sqlite
update analysis set
  is_settled = case when json_extract(findings, '$.certainty') = 'asks' then 0 else 1 end,
  is_grief = case when json_extract(findings, '$.grief') then 1 else 0 end;

-- only on postgres
update analysis set
  is_settled = case when findings::json ->> 'certainty' = 'asks' then 0 else 1 end,
  is_grief = case when findings::json ->> 'grief' = 'true' then 1 else 0 end;

delete from analysis_emotion where analysis_id in (select id from analysis where is_settled = 0);

delete from analysis_equation where analysis_id in (select id from analysis where is_settled = 0);

-- Whether the person said how strong it was or the rule computed it, and which version of the rule. Null where it was
-- kept before either was written down.
alter table analysis_emotion add column strength_from text check (strength_from in ('said', 'rule'));
alter table analysis_emotion add column strength_rule integer;

-- Whoever checks in taps the strength. The first analysis of a check-in is made of those taps.
update analysis_emotion set strength_from = 'said'
where analysis_id in (
  select min(analysis.id) from analysis
  join situation on situation.id = analysis.situation_id
  where situation.kind = 'check_in'
  group by analysis.situation_id
);

-- What the person says they had wished for, in their own words, and whether they tapped or typed it.
alter table analysis_equation add column wish text;
alter table analysis_equation add column wish_from text check (wish_from in ('tapped', 'typed'));
