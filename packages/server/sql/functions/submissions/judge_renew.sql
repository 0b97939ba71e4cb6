-- Renews the leases of the jobs that the worker says it has, each by its id and attempt, and says which of them their
-- users have cancelled; what is not in the answer is the worker's no longer. Jobs that are written as the worker's but
-- are unknown to it go back to the queue, without counting as an attempt: the answer of their claim was lost. Only
-- those claimed a while ago: the answer of a claim may be on its way at this moment.
create or replace function judge_renew(worker uuid, held bigint[], held_attempts int[], lease_seconds int)
returns table (job_id bigint, attempt int, cancelled boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  unknown job;
begin
  -- Not as a setting of the function: that ends before the commit.
  perform set_config('synchronous_commit', 'off', true);
  return query
    update job j set lease_until = now() + make_interval(secs => judge_renew.lease_seconds)
      from unnest(held, held_attempts) h (id, attempt)
     where j.id = h.id and j.attempts = h.attempt and j.worker = judge_renew.worker
    returning j.id, j.attempts, j.cancelled;
  for unknown in
    select * from job j
     where j.worker = judge_renew.worker and j.claimed_at < clock_timestamp() - interval '3 seconds'
       and not exists (select from unnest(held, held_attempts) h (id, attempt) where j.id = h.id and j.attempts = h.attempt)
     for update
  loop
    perform return_to_queue(unknown, null);
  end loop;
end $$;
revoke execute on function judge_renew(uuid, bigint[], int[], int) from public;
