-- Users take turns: a job comes after the user's own earlier ones, and otherwise where the queue stands just now. So a
-- user with a hundred waiting jobs delays another by one, and finding the next job costs the same however many users
-- wait: it is the first of an index. Jobs of other priorities have turns of their own. The settings are for connections
-- whose plan was made while hardly anybody waited: it would read the whole table for each job (2.2 s at 20,000 users).
create or replace function give_turn() returns trigger language plpgsql set search_path = public, pg_temp
set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
begin
  new.turn := greatest(
    (select min(turn) from job where worker is null and priority = new.priority),
    (select max(turn) + 1 from job where user_id = new.user_id and priority = new.priority),
    0);
  return new;
end $$;
create or replace trigger job_takes_its_turn before insert on job for each row execute function give_turn();
revoke execute on function give_turn() from public;
