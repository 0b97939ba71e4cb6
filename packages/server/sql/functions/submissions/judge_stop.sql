-- A worker that ends in good order, or whose machine can't judge at the moment, gives back all that it holds; none of
-- it counts as a failed attempt.
create or replace function judge_stop(worker uuid) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held job;
  returned int := 0;
begin
  for held in select * from job where job.worker = judge_stop.worker for update loop
    perform return_to_queue(held, null);
    returned := returned + 1;
  end loop;
  return returned;
end $$;
revoke execute on function judge_stop(uuid) from public;
