-- The last word about a job that ends without a verdict: `fault` is a JudgeFault of the contract. Users read whose
-- fault it is and nothing more; the reason is for admins, since it may quote the problem's programs and hidden tests. A
-- submission that ends so by our fault is queued again by itself: see retry_judge_errors().
create or replace function judging_failed(failed job, fault jsonb) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  problem_at_fault text;
begin
  if failed.kind in ('run', 'verify', 'print', 'trace') then
    update run_request set judged_at = clock_timestamp(), result = jsonb_build_object(
        'verdict', 'JE', 'fault', fault, 'passed', 0, 'total', coalesce(failed.tests_given, 0), 'cpuMs', 0, 'memoryBytes', 0,
        'compilerOutput', null, 'tests', '[]'::jsonb, 'timings', '[]'::jsonb)
     where id = failed.subject_id and result is null
    returning problem_id into problem_at_fault;
  elsif failed.kind = 'submit' then
    update submission set verdict = 'JE', fault = judging_failed.fault, judged_at = clock_timestamp(),
        problem_version = failed.version_given
     where id = failed.subject_id and verdict is null
    returning problem_id into problem_at_fault;
  elsif failed.kind in ('smallest', 'growth') then
    update study f set fault = judging_failed.fault
      from submission s where f.id = failed.subject_id and f.result is null and s.id = f.submission_id
    returning s.problem_id into problem_at_fault;
  elsif failed.kind = 'rejudge' then
    update rejudging_item set has_failed = true where id = failed.subject_id and result is null;
    select r.problem_id into problem_at_fault
      from rejudging_item i join rejudging r on r.id = i.rejudging_id where i.id = failed.subject_id;
  end if;
  delete from job where id = failed.id;
  if fault ->> 'kind' = 'problem' then
    raise log 'problem % is at fault: %', problem_at_fault, left(fault ->> 'reason', 500);
    insert into problem_fault (problem_id, problem_version, reason)
      select p.id, coalesce(failed.version_given, p.version), left(fault ->> 'reason', 4000)
        from problem p where p.id = problem_at_fault
    on conflict (problem_id) do update
      set problem_version = excluded.problem_version, reason = excluded.reason, seen_at = excluded.seen_at;
  end if;
end $$;
revoke execute on function judging_failed(job, jsonb) from public;
