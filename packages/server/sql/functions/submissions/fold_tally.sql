-- Adds up to `most` changes to the tally of submissions and returns how many: readers add what is left
-- (submission_tally). One caller at a time; a second one has nothing to do.
create or replace function fold_tally(most int) returns int language plpgsql set search_path = public, pg_temp as $$
declare
  folded int;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('fold-tally', 0)) then
    return 0;
  end if;
  with taken as (
    delete from submission_tally_change where id in (select id from submission_tally_change order by id limit most)
    returning problem_id, problem_version, verdict, change
  ), kept as (
    insert into submission_tally as tally (problem_id, problem_version, verdict, submissions)
      select problem_id, problem_version, verdict, sum(change) from taken group by 1, 2, 3
    on conflict (problem_id, problem_version, verdict) do update set submissions = tally.submissions + excluded.submissions
  )
  select count(*) into folded from taken;
  return folded;
end $$;
revoke execute on function fold_tally(int) from public;
