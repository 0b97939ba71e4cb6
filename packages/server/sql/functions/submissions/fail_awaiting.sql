-- The tests of a problem cannot be built: whoever waits for them is told so, and no submission waits for them any more
-- (see submit). `reason` is for admins. Returns the submissions that have ended: announce each behind the commit.
create or replace function fail_awaiting(problem text, reason text) returns setof uuid
language plpgsql set search_path = public, pg_temp as $$
declare
  waiting job;
begin
  -- Nobody is handing in a submission that would wait: it holds this row.
  update awaited_tests set fault = left(fail_awaiting.reason, 4000) where problem_id = problem;
  for waiting in select * from job where awaits = problem order by id for update loop
    perform judging_failed(waiting, jsonb_build_object('kind', 'problem', 'reason', left(fail_awaiting.reason, 4000)));
    return next waiting.subject_id;
  end loop;
end $$;
revoke execute on function fail_awaiting(text, text) from public;
