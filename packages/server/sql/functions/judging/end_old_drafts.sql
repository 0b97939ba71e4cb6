-- Drafts whose web server has died: no request waits so long for one. What a dead judge had is told as given up, so
-- that its request is answered at once.
create or replace function end_old_drafts() returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  lost draft_to_prepare;
begin
  if not exists (select from draft_to_prepare where put_at < clock_timestamp() - interval '1 second') then
    return;
  end if;
  perform end_draft(id) from draft_to_prepare where put_at < clock_timestamp() - interval '30 seconds';
  for lost in
    select * from draft_to_prepare d
     where d.claimed_at is not null and d.lock_key is not null and d.lock_key not in (select living_judges())
       for update skip locked
  loop
    perform charge_draft(lost.user_id, lost.claimed_at);
    -- It may be what killed the judge: no other one takes it.
    update draft_to_prepare set claimed_at = null, told = '{"kind": "given-up"}' where id = lost.id;
  end loop;
end $$;
revoke execute on function end_old_drafts() from public;
