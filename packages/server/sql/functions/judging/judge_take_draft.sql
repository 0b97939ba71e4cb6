-- Gives a draft to a worker that has nothing else to do with a slot; null where none waits, or where a job does.
-- Studies wait by themselves, one at a judge, and are no reason to let drafts wait.
create or replace function judge_take_draft(worker uuid, lock_key int) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  taken draft_to_prepare;
begin
  if is_drained(worker) then
    return null;
  end if;
  if exists (select from job where worker is null and priority < 30 and run_at <= now() and not cancelled) then
    return null;
  end if;
  update draft_to_prepare
     set worker = judge_take_draft.worker, lock_key = judge_take_draft.lock_key, claimed_at = clock_timestamp()
   where id = (select id from draft_to_prepare where worker is null order by put_at limit 1 for update skip locked)
  returning * into taken;
  if taken.id is null then
    return null;
  end if;
  return jsonb_build_object(
    'draftId', taken.id, 'owner', taken.user_id, 'language', taken.language, 'source', taken.source);
end $$;
revoke execute on function judge_take_draft(uuid, int) from public;
