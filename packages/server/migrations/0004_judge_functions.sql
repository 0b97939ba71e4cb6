-- The whole door between judges and the database (contract: judging.ts). A judge's role may call these functions and
-- nothing else; they run with the rights of their owner and a fixed search path, so that no caller can bend a name.

-- What has to be judged for a job, without the job's own fields.
create function judging_task(job_kind text, subject uuid, out task jsonb, out problem_version int)
language plpgsql stable set search_path = public, pg_temp as $$
begin
  if job_kind in ('run', 'verify') then
    select r.task into task from run_request r where r.id = subject;
  else
    select jsonb_build_object(
             'language', s.language,
             'source', s.code,
             'limits', jsonb_build_object('timeMs', p.time_ms, 'memoryBytes', p.memory_bytes, 'outputBytes', p.output_bytes),
             'checker', p.checker,
             'reference', null,
             'tests', coalesce((
               select jsonb_agg(jsonb_build_object(
                        'number', t.number, 'isVisible', t.is_visible,
                        'input', jsonb_build_object('sha256', t.input_sha),
                        'answer', jsonb_build_object('sha256', t.answer_sha)) order by t.number)
               from problem_test t where t.problem_id = p.id), '[]'::jsonb)),
           p.version
      into task, problem_version
      from submission s join problem p on p.id = s.problem_id
     where s.id = subject;
  end if;
end $$;

-- Gives up to `most` jobs to a worker. Order: priority; then whoever has the fewest jobs running or before this one;
-- then age. Lanes (one per priority and user) are found by hops through the index, so that a backlog of ten thousand
-- jobs of one user costs as much as one of ten.
create function judge_claim(worker uuid, lock_key int, most int, lease_seconds int) returns setof jsonb
language plpgsql security definer set search_path = public, pg_temp set synchronous_commit = off as $$
#variable_conflict use_column
declare
  candidate bigint;
  taken job;
  given record;
  claimed int := 0;
begin
  for candidate in
    with recursive lane as (
      (select priority, user_id from job where worker is null order by priority, user_id limit 1)
      union all
      select next.priority, next.user_id
        from lane, lateral (
          select priority, user_id from job
           where worker is null and (priority, user_id) > (lane.priority, lane.user_id)
           order by priority, user_id limit 1) next
    ), running as (
      select user_id, count(*) as jobs from job where worker is not null group by user_id
    )
    select waiting.id
      from lane
      left join running on running.user_id = lane.user_id
      cross join lateral (
        select id, row_number() over (order by id) as place
          from (select id from job
                 where worker is null and priority = lane.priority and user_id = lane.user_id
                   and run_at <= now() and not cancelled
                 order by id limit judge_claim.most) oldest
      ) waiting
     order by lane.priority, coalesce(running.jobs, 0) + waiting.place, waiting.id
  loop
    exit when claimed >= most;
    -- Another worker may be taking the same row at this moment: then go on to the next.
    select * into taken from job where id = candidate and worker is null for update skip locked;
    continue when not found;
    select * into given from judging_task(taken.kind, taken.subject_id);
    if given.task is null then
      delete from job where id = taken.id;
      continue;
    end if;
    update job set worker = judge_claim.worker, lock_key = judge_claim.lock_key,
                   lease_until = now() + make_interval(secs => lease_seconds),
                   attempts = attempts + 1, claimed_at = clock_timestamp(),
                   tests_given = jsonb_array_length(given.task -> 'tests'), version_given = given.problem_version
     where id = taken.id;
    claimed := claimed + 1;
    return next given.task || jsonb_build_object(
      'jobId', taken.id::text, 'subjectId', taken.subject_id, 'attempt', taken.attempts + 1,
      'kind', case when taken.kind in ('run', 'verify') then 'run' else 'submit' end);
  end loop;
end $$;

create function judge_renew(worker uuid, lease_seconds int) returns table (job_id bigint, cancelled boolean)
language sql security definer set search_path = public, pg_temp set synchronous_commit = off as $$
  update job set lease_until = now() + make_interval(secs => judge_renew.lease_seconds)
   where job.worker = judge_renew.worker
  returning job.id, job.cancelled
$$;

create function judge_test_data(sha256 text[]) returns table (sha256 text, content bytea)
language sql stable security definer set search_path = public, pg_temp as $$
  select d.sha256, d.content from test_data d where d.sha256 = any (judge_test_data.sha256)
$$;

-- Raises unless the result is whole: nothing incomplete may ever count as accepted.
create function check_judge_result(result jsonb, tests_given int) returns void
language plpgsql immutable set search_path = public, pg_temp as $$
declare
  verdict text := result ->> 'verdict';
  passed int := (result ->> 'passed')::int;
  total int := (result ->> 'total')::int;
begin
  if verdict is null or verdict not in ('AC', 'WA', 'TLE', 'MLE', 'RTE', 'CE', 'OLE', 'JE')
     or passed is null or total is null or passed < 0 or passed > total then
    raise exception 'not a judge result: %', left(result::text, 200) using errcode = 'invalid_parameter_value';
  end if;
  if verdict = 'AC' and (
       total = 0 or passed <> total or total is distinct from tests_given
       or jsonb_array_length(result -> 'tests') is distinct from total
       or exists (select from jsonb_array_elements(result -> 'tests') t where t ->> 'verdict' is distinct from 'AC')) then
    raise exception 'accepted, but not all of % tests passed: % of %', tests_given, passed, total
      using errcode = 'invalid_parameter_value';
  end if;
end $$;

-- Writes a checked result into a submission whose verdict is still due. Output of hidden tests is dropped here even
-- when a judge sends it; of a hidden failing test only signal or exit code is kept, since a program can print hidden
-- input into the text of its own exception.
create function write_submission_verdict(subject uuid, result jsonb, version_given int, timings jsonb) returns boolean
language plpgsql set search_path = public, pg_temp as $$
declare
  judged submission;
  failing jsonb;
  failing_is_visible boolean;
  visible_failure jsonb;
begin
  select t, coalesce(p.is_visible, false) into failing, failing_is_visible
    from jsonb_array_elements(result -> 'tests') t
    join submission s on s.id = subject
    left join problem_test p on p.problem_id = s.problem_id and p.number = (t ->> 'number')::int
   where t ->> 'verdict' <> 'AC'
   order by (t ->> 'number')::int limit 1;
  if failing_is_visible then
    visible_failure := failing;
  end if;
  update submission set
    verdict = result ->> 'verdict',
    passed = (result ->> 'passed')::int,
    total = (result ->> 'total')::int,
    cpu_ms = round((result ->> 'cpuMs')::numeric),
    memory_bytes = round((result ->> 'memoryBytes')::numeric),
    compiler_output = result ->> 'compilerOutput',
    error_message = case
      when failing is null then ''
      when failing_is_visible then coalesce(failing ->> 'reason', '')
      when failing ->> 'signal' is not null then failing ->> 'signal'
      when coalesce((failing ->> 'exitCode')::int, 0) <> 0 then 'exit code ' || (failing ->> 'exitCode')
      else '' end,
    failed_test = visible_failure,
    tests = (select coalesce(jsonb_agg(jsonb_build_object(
               'number', t -> 'number', 'verdict', t -> 'verdict', 'cpuMs', t -> 'cpuMs', 'wallMs', t -> 'wallMs',
               'memoryBytes', t -> 'memoryBytes') order by (t ->> 'number')::int), '[]'::jsonb)
               from jsonb_array_elements(result -> 'tests') t),
    timings = write_submission_verdict.timings,
    problem_version = version_given,
    judged_at = clock_timestamp()
   where id = subject and verdict is null
  returning * into judged;
  if not found then
    return false;
  end if;
  if judged.verdict = 'AC' then
    -- A parallel accepted submission waits here for the other's commit, then finds the row: counted once.
    insert into solved (user_id, problem_id, first_solved_at)
      values (judged.user_id, judged.problem_id, judged.created_at) on conflict do nothing;
    if found then
      update users set problems_solved_count = problems_solved_count + 1 where id = judged.user_id;
    end if;
  end if;
  return true;
end $$;

-- The last word about a job that no attempt could judge: our fault, said so.
create function judging_failed(failed job) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  if failed.kind in ('run', 'verify') then
    update run_request set judged_at = clock_timestamp(), result = jsonb_build_object(
        'verdict', 'JE', 'passed', 0, 'total', coalesce(failed.tests_given, 0), 'cpuMs', 0, 'memoryBytes', 0,
        'compilerOutput', null, 'tests', '[]'::jsonb, 'timings', '[]'::jsonb)
     where id = failed.subject_id and result is null;
  elsif failed.kind = 'submit' then
    update submission set verdict = 'JE', judged_at = clock_timestamp(), problem_version = failed.version_given,
        error_message = 'The judge could not finish this submission. This is our fault, not your program''s: please submit again.'
     where id = failed.subject_id and verdict is null;
  end if;
  delete from job where id = failed.id;
end $$;

-- Back to the queue, or the end: after five attempts, or at once when its user has cancelled it.
create function return_to_queue(held job, counts_as_attempt boolean) returns text
language plpgsql set search_path = public, pg_temp as $$
declare
  attempts_made int := held.attempts - case when counts_as_attempt then 0 else 1 end;
begin
  if held.cancelled then
    delete from job where id = held.id;
    return 'gave_up';
  end if;
  if attempts_made >= 5 then
    perform judging_failed(held);
    return 'gave_up';
  end if;
  update job set worker = null, lock_key = null, lease_until = null, claimed_at = null, attempts = attempts_made,
         run_at = case when counts_as_attempt then now() + make_interval(secs => 0.25 * 2 ^ attempts_made) else now() end
   where id = held.id;
  return 'requeued';
end $$;

-- True: the result stands. False: the caller does not hold the job (any more), nothing was changed. A result of JE is
-- taken as giving the job back.
create function judge_finish(worker uuid, job_id bigint, result jsonb) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held job;
  all_timings jsonb;
begin
  select * into held from job where job.id = judge_finish.job_id and job.worker = judge_finish.worker for update;
  if not found then
    return false;
  end if;
  perform check_judge_result(result, held.tests_given);
  if result ->> 'verdict' = 'JE' then
    perform return_to_queue(held, true);
    return true;
  end if;
  -- The wait in the queue comes before the judge's clock: it ends at its zero.
  all_timings := jsonb_build_array(jsonb_build_object('name', 'queue', 'endMs', 0,
      'startMs', -round(extract(epoch from held.claimed_at - held.created_at) * 1000))) || coalesce(result -> 'timings', '[]'::jsonb);
  if held.kind in ('run', 'verify') then
    update run_request r set result = judge_finish.result || jsonb_build_object('timings', all_timings), judged_at = clock_timestamp()
     where r.id = held.subject_id and r.result is null;
  elsif held.kind = 'submit' then
    perform write_submission_verdict(held.subject_id, result, held.version_given, all_timings);
  else
    raise exception 'no road for the result of a % job', held.kind;
  end if;
  delete from job where job.id = held.id;
  return true;
end $$;

create function judge_give_back(worker uuid, job_id bigint, reason text) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held job;
begin
  select * into held from job where job.id = judge_give_back.job_id and job.worker = judge_give_back.worker for update;
  if not found then
    return 'not_held';
  end if;
  raise log 'job % given back after attempt %: %', held.id, held.attempts, left(reason, 500);
  return return_to_queue(held, true);
end $$;

create function judge_stop(worker uuid) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held job;
  returned int := 0;
begin
  for held in select * from job where job.worker = judge_stop.worker for update loop
    perform return_to_queue(held, false);
    returned := returned + 1;
  end loop;
  return returned;
end $$;

-- Takes jobs back whose lease is over or whose holder's advisory lock (0x6a6f62 'job', lock_key) is free: its process
-- or its machine is gone. pg_locks shows the two keys as classid and objid with objsubid 2.
create function judge_reap() returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held job;
  returned int := 0;
begin
  for held in
    select * from job j
     where j.worker is not null
       and (j.lease_until < now()
            or (j.lock_key is not null and not exists (
                  select from pg_locks l
                   where l.locktype = 'advisory' and l.granted and l.objsubid = 2
                     and l.database = (select oid from pg_database where datname = current_database())
                     and l.classid = x'6a6f62'::int::oid
                     and l.objid = (j.lock_key::bigint & 4294967295)::oid)))
     for update skip locked
  loop
    perform return_to_queue(held, true);
    returned := returned + 1;
  end loop;
  return returned;
end $$;

-- An own judge machine connects as a role that may call these seven functions and touch nothing else:
--   create role verdict_judge login password '…';
--   select grant_judging('verdict_judge');
create function grant_judging(judge_role text) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  door text;
begin
  foreach door in array array[
    'judge_claim(uuid, int, int, int)', 'judge_renew(uuid, int)', 'judge_test_data(text[])',
    'judge_finish(uuid, bigint, jsonb)', 'judge_give_back(uuid, bigint, text)', 'judge_stop(uuid)', 'judge_reap()']
  loop
    execute format('grant execute on function %s to %I', door, judge_role);
  end loop;
end $$;

revoke execute on function
  judging_task(text, uuid), judge_claim(uuid, int, int, int), judge_renew(uuid, int), judge_test_data(text[]),
  check_judge_result(jsonb, int), write_submission_verdict(uuid, jsonb, int, jsonb), judging_failed(job),
  return_to_queue(job, boolean), judge_finish(uuid, bigint, jsonb), judge_give_back(uuid, bigint, text),
  judge_stop(uuid), judge_reap(), grant_judging(text)
  from public;
