-- A job that its holder could not judge by our fault goes back to the queue, with the reason, or ends.
create or replace function judge_give_back(worker uuid, job_id bigint, attempt int, reason text) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held job;
begin
  select * into held from job
   where job.id = judge_give_back.job_id and job.worker = judge_give_back.worker and job.attempts = judge_give_back.attempt
   for update;
  if not found then
    return 'not_held';
  end if;
  raise log 'job % given back after attempt %: %', held.id, held.attempts, left(reason, 500);
  update job set last_reason = left(judge_give_back.reason, 4000) where job.id = held.id returning * into held;
  return return_to_queue(held, worker);
end $$;
revoke execute on function judge_give_back(uuid, bigint, int, text) from public;
