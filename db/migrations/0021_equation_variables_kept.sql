-- What was kept as JSON alone is carried over. An equation is known by its item, its group and its shift: earlier releases
-- numbered equations in different ways.
-- only on sqlite
update analysis_equation set (power, is_accepted, time, source, actor, event) = (
  select json_extract(told.value, '$.power'),
    case when json_extract(told.value, '$.accepted') then 1 else 0 end,
    json_extract(told.value, '$.time'),
    json_extract(told.value, '$.source'),
    json_extract(told.value, '$.actor'),
    json_extract(told.value, '$.event')
  from analysis, json_each(analysis.findings, '$.equations') as told
  where analysis.id = analysis_equation.analysis_id
    and json_extract(told.value, '$.itemId') = analysis_equation.item_id
    and json_extract(told.value, '$.category') = analysis_equation.category
    and abs(json_extract(told.value, '$.shift') - analysis_equation.shift) < 0.000001
  limit 1
) where power is null;

-- only on postgres
update analysis_equation set
  power = (told.equation ->> 'power')::double precision,
  is_accepted = case when told.equation ->> 'accepted' = 'true' then 1 else 0 end,
  time = told.equation ->> 'time',
  source = told.equation ->> 'source',
  actor = told.equation ->> 'actor',
  event = told.equation ->> 'event'
from (
  select analysis.id, json_array_elements(findings::json -> 'equations') as equation from analysis
) as told
where told.id = analysis_equation.analysis_id
  and (told.equation ->> 'itemId')::integer = analysis_equation.item_id
  and told.equation ->> 'category' = analysis_equation.category
  and abs((told.equation ->> 'shift')::double precision - analysis_equation.shift) < 0.000001
  and analysis_equation.power is null;
