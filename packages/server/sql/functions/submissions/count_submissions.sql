-- Writes down what a statement has changed in the numbers of submissions by verdict: see submission_tally.
create or replace function count_submissions() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'TRUNCATE' then
    delete from submission_tally;
    delete from submission_tally_change;
  elsif tg_op = 'INSERT' then
    insert into submission_tally_change (problem_id, problem_version, verdict, change)
      select problem_id, coalesce(problem_version, 0), verdict, count(*) from after where verdict is not null group by 1, 2, 3;
  elsif tg_op = 'DELETE' then
    insert into submission_tally_change (problem_id, problem_version, verdict, change)
      select problem_id, coalesce(problem_version, 0), verdict, -count(*) from before where verdict is not null group by 1, 2, 3;
  else
    insert into submission_tally_change (problem_id, problem_version, verdict, change)
      select problem_id, coalesce(problem_version, 0), verdict, sum(change)
        from (select problem_id, problem_version, verdict, 1 as change from after
              union all select problem_id, problem_version, verdict, -1 from before) both_sides
       where verdict is not null group by 1, 2, 3 having sum(change) <> 0;
  end if;
  return null;
end $$;
create or replace trigger inserted_submissions_count after insert on submission
  referencing new table as after for each statement execute function count_submissions();
create or replace trigger updated_submissions_count after update on submission
  referencing old table as before new table as after for each statement execute function count_submissions();
create or replace trigger deleted_submissions_count after delete on submission
  referencing old table as before for each statement execute function count_submissions();
create or replace trigger truncated_submissions_count after truncate on submission
  for each statement execute function count_submissions();
revoke execute on function count_submissions() from public;

-- The first time, with the lock of the triggers' making: nothing is counted twice or not at all.
insert into submission_tally (problem_id, problem_version, verdict, submissions)
  select problem_id, coalesce(problem_version, 0), verdict, count(*) from submission
   where verdict is not null and not exists (select from submission_tally) and not exists (select from submission_tally_change)
   group by 1, 2, 3;
