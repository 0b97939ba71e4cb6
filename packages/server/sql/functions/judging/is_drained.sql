-- Whether the worker's machine takes no more. A judge that does not say who it is (an older one) is never drained.
create or replace function is_drained(worker uuid) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select exists (select from judge_worker w join drained_host d on d.host = w.host where w.worker = is_drained.worker)
$$;
revoke execute on function is_drained(uuid) from public;
