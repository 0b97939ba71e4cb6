-- Puts a user's draft into the place of an earlier one of theirs, so that they have one under way over all web servers.
-- `replaced` is the earlier one's id, whose judge and whose web server have to hear of it. `pause_ms` above 0: the user
-- has used the compiler's time of this minute up, and nothing was put.
--
-- `program` is its digest (program-digest.ts), by which a run of it finds the judge that has it.
create or replace function put_draft(
  draft_id uuid, of_user uuid, language text, source text, program bytea,
  out replaced uuid, out pause_ms double precision
)
language plpgsql set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  earlier draft_to_prepare;
begin
  -- Before the row itself is looked at: parallel calls for one user wait for each other here.
  pause_ms := charge_draft(of_user, null);
  delete from draft_to_prepare where user_id = of_user returning * into earlier;
  replaced := earlier.id;
  if earlier.claimed_at is not null then
    pause_ms := charge_draft(of_user, earlier.claimed_at);
  end if;
  if pause_ms = 0 then
    insert into draft_to_prepare (id, user_id, language, source, program)
      values (draft_id, of_user, put_draft.language, put_draft.source, put_draft.program);
  end if;
end $$;
revoke execute on function put_draft(uuid, uuid, text, text, bytea) from public;
