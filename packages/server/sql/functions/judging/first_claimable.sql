-- The first waiting job of one priority that a worker may be given, locked; an empty row when there is none. Of users
-- in `sated` it is given studies only.
--
-- It looks at the first 256 of the index and no further, so that the cost is the same however many wait: among them the
-- worker may find only jobs of sated users, young ones where it wants old ones, or such as another worker is taking at
-- this moment. What lies behind is not forgotten: users take turns (give_turn), so whoever waits comes to the front,
-- and other workers take from the front meanwhile. The settings hold for plans that were made while the table was
-- empty.
create or replace function first_claimable(
  worker uuid, lock_key int, level smallint, least_age interval, sated uuid[], may_study boolean
) returns job
language plpgsql set search_path = public, pg_temp set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
#variable_conflict use_column
declare
  candidate bigint;
  locked job;
begin
  for candidate in
    select front.id
      from (select * from job w where w.worker is null and w.priority = first_claimable.level
             order by w.priority, w.turn, w.id limit 256) front
     where front.run_at <= now() and not front.cancelled and front.created_at <= now() - first_claimable.least_age
       and case when front.kind in ('smallest', 'growth') then first_claimable.may_study
                else front.user_id <> all(first_claimable.sated) end
       -- So long a judge that has the program compiled is waited for, and no longer: it may be busy, or dead.
       and (front.holder is null or front.holder = first_claimable.worker
            or front.created_at < now() - interval '50 milliseconds')
       -- Whoever has failed it lets the others, if there are any, try first.
       and (not front.failed_by @> array[first_claimable.worker] or front.run_at <= now() - interval '5 seconds'
            or not exists (select from living_judges() l where l is distinct from first_claimable.lock_key))
     order by front.turn, front.id
  loop
    -- Another worker may be taking it at this moment, or has taken it: then the next one will do.
    select * into locked from job j where j.id = candidate and j.worker is null and not j.cancelled for update skip locked;
    exit when found;
  end loop;
  return locked;
end $$;
revoke execute on function first_claimable(uuid, int, smallint, interval, uuid[], boolean) from public;
