-- A verdict, once written, stays. Rejudging is its own explicit path: it sets verdict.rejudging for its transaction.
create or replace function guard_verdict() returns trigger language plpgsql as $$
begin
  if old.verdict is not null
     and row (new.user_id, new.problem_id, new.code, new.verdict, new.passed, new.total, new.points, new.judged_at)
         is distinct from row (old.user_id, old.problem_id, old.code, old.verdict, old.passed, old.total, old.points, old.judged_at)
     and current_setting('verdict.rejudging', true) is distinct from 'on' then
    raise exception 'submission % has its verdict already', old.id using errcode = 'object_not_in_prerequisite_state';
  end if;
  return new;
end $$;
create or replace trigger submission_verdict_is_final before update on submission
  for each row execute function guard_verdict();
