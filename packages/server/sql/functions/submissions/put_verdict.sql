-- Writes a checked result into a submission, whether it has a verdict or not; the trigger guard_verdict decides whether
-- that is allowed. Of a hidden test users learn its number and its verdict, and nothing of how its program ended:
-- output, reason and figures would tell what is in it (a program can use as much memory as a hidden byte says). So they
-- are dropped here even when a judge sends them, and the figures are those of the visible tests until all tests are
-- passed. A test is visible only if it is one of the version that was judged.
create or replace function put_verdict(subject uuid, result jsonb, version_given int, timings jsonb) returns submission
language plpgsql set search_path = public, pg_temp as $$
declare
  judged submission;
  visible int[];
  failing jsonb;
  cpu_ms_shown numeric;
  memory_shown numeric;
begin
  select coalesce(array_agg(t.number), '{}') into visible
    from submission s
    join problem p on p.id = s.problem_id and p.version = put_verdict.version_given
    join problem_test t on t.problem_id = p.id and t.is_visible
   where s.id = subject;
  select t into failing from jsonb_array_elements(result -> 'tests') t
   where t ->> 'verdict' <> 'AC' order by (t ->> 'number')::int limit 1;
  if (failing ->> 'number')::int <> all (visible) then
    failing := null;
  end if;
  select coalesce(max((t ->> 'cpuMs')::numeric), 0), coalesce(max((t ->> 'memoryBytes')::numeric), 0)
    into cpu_ms_shown, memory_shown
    from jsonb_array_elements(result -> 'tests') t
   where result ->> 'verdict' = 'AC' or (t ->> 'number')::int = any (visible);
  update submission set
    verdict = result ->> 'verdict',
    passed = (result ->> 'passed')::int,
    total = (result ->> 'total')::int,
    cpu_ms = round(cpu_ms_shown),
    memory_bytes = round(memory_shown),
    compiler_output = result ->> 'compilerOutput',
    points = nullif(result -> 'points', 'null'),
    fault = null,
    error_message = coalesce(failing ->> 'reason', ''),
    failed_test = failing,
    tests = (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
               'number', t -> 'number', 'verdict', t -> 'verdict', 'cpuMs', t -> 'cpuMs', 'wallMs', t -> 'wallMs',
               'memoryBytes', t -> 'memoryBytes', 'instructions', t -> 'instructions'))
               order by (t ->> 'number')::int), '[]'::jsonb)
               from jsonb_array_elements(result -> 'tests') t),
    timings = put_verdict.timings,
    problem_version = put_verdict.version_given,
    judged_at = clock_timestamp()
   where id = subject
  returning * into judged;
  return judged;
end $$;
revoke execute on function put_verdict(uuid, jsonb, int, jsonb) from public;
