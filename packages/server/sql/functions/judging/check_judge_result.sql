-- Raises unless the result is whole: nothing incomplete may ever count as accepted, only a run may have been compared
-- with nothing, and a missing verdict says whose fault it is. What is accepted has all points, and nothing has more.
create or replace function check_judge_result(result jsonb, job_kind text, tests_given int) returns void
language plpgsql immutable set search_path = public, pg_temp as $$
declare
  verdict text := result ->> 'verdict';
  passed int := (result ->> 'passed')::int;
  total int := (result ->> 'total')::int;
begin
  if verdict is null or verdict not in ('AC', 'WA', 'TLE', 'MLE', 'RTE', 'CE', 'OLE', 'NC', 'JE')
     or (verdict = 'NC' and job_kind not in ('run', 'verify'))
     or passed is null or total is null or passed < 0 or passed > total then
    raise exception 'not a judge result: %', left(result::text, 200) using errcode = 'invalid_parameter_value';
  end if;
  if verdict = 'JE' and (coalesce(result #>> '{fault,kind}', '') not in ('problem', 'judge')
                         or result #>> '{fault,reason}' is null) then
    raise exception 'no verdict, and no fault either: %', left(result::text, 200) using errcode = 'invalid_parameter_value';
  end if;
  if verdict = 'AC' and (
       total = 0 or passed <> total or total is distinct from tests_given
       or jsonb_array_length(result -> 'tests') is distinct from total
       or exists (select from jsonb_array_elements(result -> 'tests') t where t ->> 'verdict' is distinct from 'AC')) then
    raise exception 'accepted, but not all of % tests passed: % of %', tests_given, passed, total
      using errcode = 'invalid_parameter_value';
  end if;
  if coalesce(result -> 'points', 'null') <> 'null' and (
       coalesce(jsonb_typeof(result #> '{points,score}'), '') <> 'number'
       or coalesce(jsonb_typeof(result #> '{points,most}'), '') <> 'number'
       or coalesce(jsonb_typeof(result #> '{points,groups}'), '') <> 'array'
       or (result #>> '{points,score}')::numeric > (result #>> '{points,most}')::numeric
       or (verdict = 'AC' and result #> '{points,score}' <> result #> '{points,most}')) then
    raise exception 'points that do not go with % : %', verdict, left((result -> 'points')::text, 200)
      using errcode = 'invalid_parameter_value';
  end if;
end $$;
revoke execute on function check_judge_result(jsonb, text, int) from public;
