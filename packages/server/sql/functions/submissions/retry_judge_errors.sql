-- Queues submissions again that ended as a judge error by our own fault, and returns the ids of those that it has
-- queued. Nothing was said of their programs, so nothing is taken back.
create or replace function retry_judge_errors(subjects uuid[]) returns setof uuid
language plpgsql set search_path = public, pg_temp as $$
declare
  failed record;
begin
  perform set_config('verdict.rejudging', 'on', true);
  for failed in
    select s.id, s.user_id from submission s
     where s.id = any (subjects) and s.verdict = 'JE' and s.fault ->> 'kind' = 'judge'
     order by s.created_at for update skip locked
  loop
    update submission set verdict = null, judged_at = null, fault = null, error_message = '', judge_retries = judge_retries + 1
     where id = failed.id;
    insert into job (kind, priority, user_id, subject_id) values ('submit', 20, failed.user_id, failed.id);
    return next failed.id;
  end loop;
  perform set_config('verdict.rejudging', 'off', true);
end $$;
revoke execute on function retry_judge_errors(uuid[]) from public;
