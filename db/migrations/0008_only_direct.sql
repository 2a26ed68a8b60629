-- What only reached an item through a relationship was written of by nobody: it is in no statistic.
-- only on sqlite
delete from analysis_equation where (
  select json_extract(findings, '$.equations[' || analysis_equation.position || '].via')
  from analysis where analysis.id = analysis_equation.analysis_id
) is not null;

-- only on postgres
delete from analysis_equation using analysis
where analysis.id = analysis_equation.analysis_id
  and findings::json -> 'equations' -> analysis_equation.position ->> 'via' is not null;

-- An emotion rests on at least one equation of its group.
delete from analysis_emotion where exists (
  select 1 from analysis_equation
  where analysis_equation.analysis_id = analysis_emotion.analysis_id
) and not exists (
  select 1 from analysis_equation
  where analysis_equation.analysis_id = analysis_emotion.analysis_id
    and analysis_equation.category = analysis_emotion.category
);
