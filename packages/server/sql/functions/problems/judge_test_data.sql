-- Test data by content hash, for judges that know of no packing; what is packed is refused, and then a newer judge takes
-- the job. See judge_packed_data.
create or replace function judge_test_data(sha256 text[]) returns table (sha256 text, content bytea)
language plpgsql volatile security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  perform test_data_turn();
  if exists (select from test_data d where d.sha256 = any (judge_test_data.sha256) and d.packing is not null) then
    raise exception 'this judge is too old for packed test data';
  end if;
  return query select d.sha256, d.content from test_data d where d.sha256 = any (judge_test_data.sha256);
end $$;
revoke execute on function judge_test_data(text[]) from public;
