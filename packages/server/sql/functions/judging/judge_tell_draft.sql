-- What a judge says of a draft that it has taken. All but `diagnostics` end its part; after `given-up` another worker
-- may take the draft. False: it is the worker's no longer, and whatever it still does for it is in vain.
create or replace function judge_tell_draft(worker uuid, draft_id uuid, told jsonb) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  held draft_to_prepare;
begin
  select * into held from draft_to_prepare d
   where d.id = judge_tell_draft.draft_id and d.worker = judge_tell_draft.worker and d.claimed_at is not null
   for update;
  if not found then
    return false;
  end if;
  case told ->> 'kind'
    when 'diagnostics' then
      update draft_to_prepare set told = judge_tell_draft.told where id = held.id;
    when 'given-up' then
      perform charge_draft(held.user_id, held.claimed_at);
      update draft_to_prepare set worker = null, lock_key = null, claimed_at = null where id = held.id;
    when 'prepared', 'refused', 'too-much' then
      perform charge_draft(held.user_id, held.claimed_at);
      update draft_to_prepare set told = judge_tell_draft.told, claimed_at = null where id = held.id;
      if told ->> 'kind' = 'prepared' and held.lock_key is not null and held.program is not null then
        insert into program_holder (user_id, program, worker, lock_key)
          values (held.user_id, held.program, held.worker, held.lock_key)
        on conflict (user_id) do update
          set program = excluded.program, worker = excluded.worker, lock_key = excluded.lock_key,
              noted_at = excluded.noted_at;
      end if;
    else
      raise exception 'not said of a draft: %', told ->> 'kind' using errcode = 'invalid_parameter_value';
  end case;
  return true;
end $$;
revoke execute on function judge_tell_draft(uuid, uuid, jsonb) from public;
