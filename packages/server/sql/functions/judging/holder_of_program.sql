-- The living judge that has a user's program, or is compiling it; null where none does.
create or replace function holder_of_program(of_user uuid, wanted bytea) returns uuid
language sql stable set search_path = public, pg_temp as $$
  select found.worker
    from (select h.worker, h.lock_key from program_holder h where h.user_id = of_user and h.program = wanted
          union all
          select d.worker, d.lock_key from draft_to_prepare d
           where d.user_id = of_user and d.program = wanted and d.claimed_at is not null) found
   where found.lock_key in (select living_judges())
   limit 1
$$;
revoke execute on function holder_of_program(uuid, bytea) from public;
