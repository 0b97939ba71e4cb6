-- Back to the queue, or the end: after enough failed attempts, or at once when its user has cancelled it. `failing` is
-- the worker whose attempt failed by our fault; null when the attempt says nothing of the job (its worker stops, or is
-- unwell, or never learnt of it). Five failures end a job; while other judges live, one judge's count twice at most, so
-- that a single sick one can't end jobs that the others would judge. Ten end it in any case.
create or replace function return_to_queue(held job, failing uuid) returns text
language plpgsql set search_path = public, pg_temp as $$
declare
  failures uuid[] := held.failed_by || case when failing is null then '{}'::uuid[] else array[failing] end;
  tries int := cardinality(failures);
  counted int;
begin
  if held.cancelled then
    delete from job where id = held.id;
    return 'gave_up';
  end if;
  select coalesce(sum(least(f.tries, 2)), 0) into counted
    from (select count(*) as tries from unnest(failures) worker group by worker) f;
  if counted >= 5 or tries >= 10 or (tries >= 5 and not exists (select from living_judges() l where l is distinct from held.lock_key)) then
    perform judging_failed(held, jsonb_build_object('kind', 'judge', 'reason', coalesce(held.last_reason, '')));
    return 'gave_up';
  end if;
  update job set worker = null, lock_key = null, lease_until = null, claimed_at = null, failed_by = failures,
         run_at = case when failing is null then now() else now() + make_interval(secs => least(0.25 * 2 ^ tries, 8)) end
   where id = held.id;
  return 'requeued';
end $$;
revoke execute on function return_to_queue(job, uuid) from public;
