-- Takes jobs back whose lease is over or whose holder's advisory lock is free: its process or its machine is gone. Says
-- what became of each. A job whose judges have died three times, the last time with nothing else beside it, ends as a
-- judge error (`killed_judges`): whoever called puts an alarm into the log.
create or replace function judge_reap() returns table (job_id bigint, subject_id uuid, outcome text)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  held job;
  living int[];
begin
  perform end_old_drafts();
  if not exists (select from job where worker is not null) then
    return;
  end if;
  living := array(select living_judges());
  for held in
    select * from job j
     where j.worker is not null
       and (j.lease_until < now() or (j.lock_key is not null and not j.lock_key = any (living)))
     for update skip locked
  loop
    job_id := held.id;
    subject_id := held.subject_id;
    -- A worker that lives has only lost the network or time.
    if held.lock_key is null or not held.lock_key = any (living) then
      held.deaths := held.deaths + 1;
      held.last_reason := 'the judge died while it judged this';
      update job set deaths = held.deaths, last_reason = held.last_reason where id = held.id;
    end if;
    if held.deaths >= 3 then
      raise log 'job % has taken its judge down % times, the last time alone', held.id, held.deaths;
      perform judging_failed(held, jsonb_build_object('kind', 'judge', 'reason', held.last_reason));
      outcome := 'killed_judges';
    else
      outcome := return_to_queue(held, null);
    end if;
    return next;
  end loop;
end $$;
revoke execute on function judge_reap() from public;
