-- Why a job was given back, so that an author whose own output validator does not work is told what is wrong with it.
-- Only the result of a run or a verification carries it (as its compilerOutput, next to JE); what users see of a
-- submission stays a sentence that blames nobody.
alter table job add column last_reason text;

create or replace function judge_give_back(worker uuid, job_id bigint, reason text) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held job;
begin
  select * into held from job where job.id = judge_give_back.job_id and job.worker = judge_give_back.worker for update;
  if not found then
    return 'not_held';
  end if;
  raise log 'job % given back after attempt %: %', held.id, held.attempts, left(reason, 500);
  update job set last_reason = left(judge_give_back.reason, 4000) where job.id = held.id returning * into held;
  return return_to_queue(held, true);
end $$;

create or replace function judging_failed(failed job) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  if failed.kind in ('run', 'verify') then
    update run_request set judged_at = clock_timestamp(), result = jsonb_build_object(
        'verdict', 'JE', 'passed', 0, 'total', coalesce(failed.tests_given, 0), 'cpuMs', 0, 'memoryBytes', 0,
        'compilerOutput', failed.last_reason, 'tests', '[]'::jsonb, 'timings', '[]'::jsonb)
     where id = failed.subject_id and result is null;
  elsif failed.kind = 'submit' then
    update submission set verdict = 'JE', judged_at = clock_timestamp(), problem_version = failed.version_given,
        error_message = 'The judge could not finish this submission. This is our fault, not your program''s: please submit again.'
     where id = failed.subject_id and verdict is null;
  elsif failed.kind = 'rejudge' then
    update rejudging_item set has_failed = true where id = failed.subject_id and result is null;
  end if;
  delete from job where id = failed.id;
end $$;
