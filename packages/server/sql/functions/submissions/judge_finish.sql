-- What happens at a verdict, in this order and in one transaction:
--   1. only the holder of the job, and only of this attempt, is heard (the fence);
--   2. the result is looked at as a whole: nothing incomplete may ever count as accepted (check_judge_result);
--   3. a fault is no verdict: with one of the judge the job goes back to the queue (return_to_queue), with one of the
--      problem it ends, since the fault would come again (judging_failed);
--   4. a run or verification keeps the whole result for whoever waits; a submission gets its verdict once (put_verdict:
--      what is kept of which test); an item of a rejudging keeps the result until somebody applies it
--      (apply_rejudging_batch); what a study has found is kept beside its submission, and is no verdict; nor is what a
--      program has printed, which is stored already (judge_store_output);
--   5. the first accepted submission of a user to a problem marks it as solved and is counted;
--   6. the job goes.
-- True: the result stands. False: the caller does not hold the job (any more), nothing was changed.
create or replace function judge_finish(worker uuid, job_id bigint, attempt int, result jsonb) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held job;
  all_timings jsonb;
  judged submission;
begin
  select * into held from job
   where job.id = judge_finish.job_id and job.worker = judge_finish.worker and job.attempts = judge_finish.attempt
   for update;
  if not found then
    return false;
  end if;

  if held.kind in ('smallest', 'growth') and result ? 'kind' then
    if coalesce(result ->> 'kind', '') not in ('nothing', case held.kind when 'smallest' then 'found' else 'measured' end) then
      raise exception 'not the result of a study: %', left(result::text, 200) using errcode = 'invalid_parameter_value';
    end if;
    update study f set result = judge_finish.result where f.id = held.subject_id and f.result is null;
    delete from job where job.id = held.id;
    return true;
  end if;
  if held.kind in ('print', 'trace') and result ? 'kind' then
    if held.kind = 'print' then
      perform check_print_result(result, held.tests_given);
    elsif coalesce(result ->> 'kind', '') not in ('traced', 'unreached', 'refused', 'unsupported') then
      raise exception 'not what becomes of steps: %', left(result::text, 200) using errcode = 'invalid_parameter_value';
    end if;
    perform set_config('synchronous_commit', 'off', true);
    update run_request r set result = judge_finish.result, judged_at = clock_timestamp()
     where r.id = held.subject_id and r.result is null;
    delete from job where job.id = held.id;
    return true;
  end if;
  perform check_judge_result(result, held.kind, held.tests_given);
  if held.kind in ('smallest', 'growth', 'print', 'trace') and result ->> 'verdict' is distinct from 'JE' then
    raise exception 'neither a study nor a printing nor steps give a verdict' using errcode = 'invalid_parameter_value';
  end if;
  if result ->> 'verdict' = 'JE' then
    if result #>> '{fault,kind}' = 'problem' then
      perform judging_failed(held, result -> 'fault');
    else
      update job set last_reason = left(result #>> '{fault,reason}', 4000) where job.id = held.id returning * into held;
      perform return_to_queue(held, worker);
    end if;
    return true;
  end if;

  -- The wait in the queue comes before the judge's clock: it ends at its zero.
  all_timings := jsonb_build_array(jsonb_build_object('name', 'queue', 'endMs', 0,
      'startMs', -round(extract(epoch from held.claimed_at - held.created_at) * 1000))) || coalesce(result -> 'timings', '[]'::jsonb);
  if held.kind in ('run', 'verify') then
    -- It is for whoever waits at this moment, and no crash of the database leaves anybody waiting.
    perform set_config('synchronous_commit', 'off', true);
    update run_request r set result = judge_finish.result || jsonb_build_object('timings', all_timings), judged_at = clock_timestamp()
     where r.id = held.subject_id and r.result is null;
  elsif held.kind = 'submit' then
    perform from submission s where s.id = held.subject_id and s.verdict is null for update;
    if found then
      judged := put_verdict(held.subject_id, result, held.version_given, all_timings);
    end if;
  else
    update rejudging_item i set result = judge_finish.result, timings = all_timings, version_given = held.version_given
     where i.id = held.subject_id and i.result is null;
  end if;

  if judged.verdict = 'AC' then
    -- The user first, as apply_rejudging_batch does: in another order the two could wait for each other.
    perform from user_account where id = judged.user_id for no key update;
    -- A parallel accepted submission waits here for the other's commit, then finds the row: counted once.
    insert into solved (user_id, problem_id, first_solved_at)
      values (judged.user_id, judged.problem_id, judged.created_at) on conflict do nothing;
    if found then
      update user_account set problems_solved_count = problems_solved_count + 1 where id = judged.user_id;
    end if;
  end if;

  delete from job where job.id = held.id;
  return true;
end $$;
revoke execute on function judge_finish(uuid, bigint, int, jsonb) from public;
