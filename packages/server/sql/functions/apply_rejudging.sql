-- Writes all new verdicts of a rejudging in one go and brings the solved marks and counts of everybody concerned in
-- line with them. Returns how many verdicts have changed.
create or replace function apply_rejudging(applied uuid) returns int
language plpgsql set search_path = public, pg_temp as $$
declare
  item record;
  changed int := 0;
begin
  perform set_config('verdict.rejudging', 'on', true);
  for item in
    select i.* from rejudging_item i join submission s on s.id = i.submission_id
     where i.rejudging_id = applied and i.result is not null
     order by i.submission_id for update of s
  loop
    perform put_verdict(item.submission_id, item.result, item.version_given, item.timings);
    if item.verdict_before is distinct from item.result ->> 'verdict' then
      changed := changed + 1;
    end if;
  end loop;
  perform set_config('verdict.rejudging', 'off', true);

  -- Whoever solves the problem right now waits here, and is then counted on top of what is written below.
  perform from user_account u where u.id in (select s.user_id from rejudging_item i join submission s on s.id = i.submission_id
                                       where i.rejudging_id = applied) order by u.id for no key update;

  delete from solved v
   using rejudging r
   where r.id = applied and v.problem_id = r.problem_id
     and not exists (select from submission s
                      where s.user_id = v.user_id and s.problem_id = v.problem_id and s.verdict = 'AC');
  insert into solved (user_id, problem_id, first_solved_at)
    select s.user_id, s.problem_id, min(s.created_at)
      from submission s join rejudging r on r.problem_id = s.problem_id
     where r.id = applied and s.verdict = 'AC'
     group by s.user_id, s.problem_id
  on conflict (user_id, problem_id) do update set first_solved_at = excluded.first_solved_at;
  update user_account u set problems_solved_count = c.solved
    from (select s.user_id, (select count(*) from solved v where v.user_id = s.user_id) as solved
            from (select distinct s.user_id from rejudging_item i join submission s on s.id = i.submission_id
                   where i.rejudging_id = applied) s) c
   where u.id = c.user_id and u.problems_solved_count <> c.solved;
  update rejudging set state = 'applied' where id = applied;
  return changed;
end $$;
revoke execute on function apply_rejudging(uuid) from public;
