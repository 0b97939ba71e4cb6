-- The tests of a problem are there: its waiting submissions go to the judges, in the order in which they were handed in
-- and each at its user's turn (give_turn). In the transaction that stores the tests: a submission that is being handed
-- in meanwhile holds the row of awaited_tests until its job is there, or finds none and waits for nothing. Returns how
-- many there were; wake the judges behind the commit.
create or replace function release_awaiting(problem text) returns int
language plpgsql set search_path = public, pg_temp
set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
declare
  waiting record;
  released int := 0;
begin
  delete from awaited_tests where problem_id = problem;
  for waiting in select id, user_id from job where awaits = problem order by created_at, id for update loop
    update job set awaits = null, priority = 10, run_at = now(), turn = greatest(
        (select min(turn) from job where worker is null and priority = 10),
        (select max(turn) + 1 from job where user_id = waiting.user_id and priority = 10),
        0)
     where id = waiting.id;
    released := released + 1;
  end loop;
  return released;
end $$;
revoke execute on function release_awaiting(text) from public;
