-- Test data by content hash, as it is stored and as soon as it is this judge's turn. Whoever unpacks it holds it against
-- its hash.
create or replace function judge_packed_data(sha256 text[]) returns table (sha256 text, packing text, content bytea)
language sql volatile security definer set search_path = public, pg_temp as $$
  select test_data_turn();
  select d.sha256, d.packing, d.content from test_data d where d.sha256 = any (judge_packed_data.sha256)
$$;
revoke execute on function judge_packed_data(text[]) from public;
