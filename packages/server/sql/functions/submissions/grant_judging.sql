-- An own judge machine connects as a role that may call these fourteen functions and touch nothing else:
--   create role verdict_judge login password '…';
--   select grant_judging('verdict_judge');
create or replace function grant_judging(judge_role text) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  door text;
begin
  foreach door in array array[
    'judge_claim(uuid, int, int, int)', 'judge_renew(uuid, bigint[], int[], int)', 'judge_test_data(text[])',
    'judge_packed_data(text[])', 'judge_store_wanted(uuid, bigint, int, text, text, int, bytea)',
    'judge_store_output(uuid, bigint, int, bytea)',
    'judge_finish(uuid, bigint, int, jsonb)', 'judge_give_back(uuid, bigint, int, text)', 'judge_stop(uuid)', 'judge_reap()',
    'judge_boxes(jsonb)', 'judge_report(uuid, jsonb)', 'judge_take_draft(uuid, int)', 'judge_tell_draft(uuid, uuid, jsonb)']
  loop
    execute format('grant execute on function %s to %I', door, judge_role);
  end loop;
end $$;
revoke execute on function grant_judging(text) from public;
