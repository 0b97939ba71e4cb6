-- Removes a draft for whom nobody waits any more, and counts what a judge has done for it. True when a judge has it
-- still, which has to hear of it.
create or replace function end_draft(draft_id uuid) returns boolean
language plpgsql set search_path = public, pg_temp as $$
declare
  ended draft_to_prepare;
begin
  delete from draft_to_prepare where id = draft_id returning * into ended;
  if ended.claimed_at is null then
    return false;
  end if;
  perform charge_draft(ended.user_id, ended.claimed_at);
  return true;
end $$;
revoke execute on function end_draft(uuid) from public;
