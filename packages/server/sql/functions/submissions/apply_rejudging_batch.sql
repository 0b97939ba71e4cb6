-- Writes the next new verdicts of a rejudging that is being applied, and brings the solved marks and counts of their
-- users in line with them: at the end of each such transaction the marks are those of the verdicts that stand. True
-- while there are more of them; false at the end, and for a rejudging that is not being applied. Of two callers one
-- waits for the other.
create or replace function apply_rejudging_batch(applying uuid, most int) returns boolean
language plpgsql set search_path = public, pg_temp as $$
declare
  whole rejudging;
  subjects uuid[];
  users uuid[];
  item record;
begin
  select * into whole from rejudging r where r.id = applying and r.state = 'judging' and r.is_applying for no key update;
  if not found then
    return false;
  end if;
  select coalesce(array_agg(next.submission_id), '{}') into subjects
    from (select i.submission_id from rejudging_item i
           where i.rejudging_id = applying
             and i.submission_id > coalesce(whole.applied_until, '00000000-0000-0000-0000-000000000000')
           order by i.submission_id limit most) next;

  perform set_config('verdict.rejudging', 'on', true);
  for item in
    select i.* from rejudging_item i join submission s on s.id = i.submission_id
     where i.rejudging_id = applying and i.submission_id = any (subjects) and i.result is not null
     order by i.submission_id for update of s
  loop
    perform put_verdict(item.submission_id, item.result, item.version_given, item.timings);
  end loop;
  perform set_config('verdict.rejudging', 'off', true);

  select coalesce(array_agg(distinct s.user_id), '{}') into users from submission s where s.id = any (subjects);
  -- Whoever solves the problem right now waits here, and is then counted on top of what is written below.
  perform from user_account u where u.id = any (users) order by u.id for no key update;

  delete from solved v
   where v.problem_id = whole.problem_id and v.user_id = any (users)
     and not exists (select from submission s
                      where s.user_id = v.user_id and s.problem_id = v.problem_id and s.verdict = 'AC');
  insert into solved (user_id, problem_id, first_solved_at)
    select s.user_id, s.problem_id, min(s.created_at) from submission s
     where s.problem_id = whole.problem_id and s.user_id = any (users) and s.verdict = 'AC'
     group by s.user_id, s.problem_id
  on conflict (user_id, problem_id) do update set first_solved_at = excluded.first_solved_at
     where solved.first_solved_at <> excluded.first_solved_at;
  update user_account u set problems_solved_count = c.solved
    from (select one as user_id, (select count(*) from solved v where v.user_id = one) as solved from unnest(users) one) c
   where u.id = c.user_id and u.problems_solved_count <> c.solved;

  if cardinality(subjects) < most then
    update rejudging set state = 'applied', is_applying = false, applied = applied + cardinality(subjects) where id = applying;
    return false;
  end if;
  update rejudging set applied = applied + most, applied_until = subjects[most] where id = applying;
  return true;
end $$;
revoke execute on function apply_rejudging_batch(uuid, int) from public;
