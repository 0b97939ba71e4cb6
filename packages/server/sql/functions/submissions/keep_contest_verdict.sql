-- The board of a contest that is over stays as it was when one of those who took part deletes the account.
create or replace function keep_contest_verdict() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update contest_submission c set left_verdict = old.verdict, left_points = old.points where c.submission_id = old.id;
  return old;
end $$;
create or replace trigger deleted_submission_leaves_verdict before delete on submission
  for each row execute function keep_contest_verdict();
revoke execute on function keep_contest_verdict() from public;
