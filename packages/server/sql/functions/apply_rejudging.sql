-- All of a rejudging in one transaction: what web servers of the version before call while servers are upgraded.
create or replace function apply_rejudging(applied uuid) returns int
language plpgsql set search_path = public, pg_temp as $$
begin
  update rejudging set is_applying = true where id = apply_rejudging.applied and state = 'judging';
  while apply_rejudging_batch(apply_rejudging.applied, 1000) loop
  end loop;
  return (select count(*) from rejudging_item i
           where i.rejudging_id = apply_rejudging.applied and i.result ->> 'verdict' <> i.verdict_before);
end $$;
revoke execute on function apply_rejudging(uuid) from public;
