-- Gives up to `most` jobs to a worker, in the order of priority and turn (see give_turn). A verification crosses as
-- `submit`: a thousand tests whose outputs nobody reads stay small.
--
-- Somebody looks at the screen for a run, so runs come first. But four endless programs of one user would be enough for
-- all slots of a small judge, run after run, and no submission would ever be judged. So every second place, by chance,
-- goes to a submission that has waited for five seconds, where there is one. Submissions of a contest (8) come before
-- those of practice (10), of which one that has waited so long gets every tenth place, by chance.
--
-- A user has no more than half of a worker's places, so that whoever comes next finds one (decision 0048). A worker
-- whose places are all taken asks for no job (`most` is 0) and is given one that has waited for a fifth of a second, of a
-- user of whom it holds nothing: an idle judge would have taken it by then, and the worker's slots let such a user pass.
--
-- A study lasts ten seconds and more: a worker is given one at a time, beside its places.
--
-- A worker whose machine is being drained finishes what it has and is given nothing.
--
-- A job that two judges have died of is judged alone: a worker takes it only when it holds nothing else, and nothing
-- else beside it. So, if it is what kills them, nothing innocent dies with the third one.
--
-- Somebody waits meanwhile, so it has few queries: each costs as much as reading some pages. Nearly always a worker
-- that holds nothing asks for the one job that waits. Where that is an ordinary job too, none of these rules has
-- anything to choose, and it is taken without first_claimable(). What is stored meanwhile is announced after its
-- commit, and asked for then: so a claim that found one job looks no further.
create or replace function judge_claim(worker uuid, lock_key int, most int, lease_seconds int) returns setof jsonb
language plpgsql security definer set search_path = public, pg_temp
set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off as $$
#variable_conflict use_column
declare
  taken job;
  given record;
  claimed int := 0;
  held int := 0;
  studies int := 0;
  share int;
  most_deaths int;
  holds boolean;
  drains boolean;
  sated uuid[] := '{}';
  -- Of the first two jobs that wait.
  levels smallint[];
  level smallint;
  least_age interval := case when most = 0 then interval '200 milliseconds' else interval '0' end;
  -- A claim that a crash takes back is claimed again. Not as a setting of the function: that ends before the commit.
  told text := set_config('synchronous_commit', 'off', true);
begin
  select array(select priority from job where worker is null order by priority limit 2),
         exists (select from job where worker = judge_claim.worker), exists (select from drained_host)
    into levels, holds, drains;
  level := levels[1];
  if drains then
    if is_drained(worker) then
      return;
    end if;
  end if;
  if holds then
    select count(*), count(*) filter (where kind in ('smallest', 'growth')), max(deaths)
      into held, studies, most_deaths
      from job where worker = judge_claim.worker;
    if most_deaths >= 2 then
      return;
    end if;
  elsif most > 0 and levels[2] is null then
    select * into taken from job j
     where j.worker is null and j.run_at <= now() and not j.cancelled and j.deaths < 2 and j.failed_by = '{}'
       and (j.holder is null or j.holder = judge_claim.worker)
     order by j.priority, j.turn, j.id limit 1 for update skip locked;
  end if;
  share := case when most = 0 then 1 else greatest(1, (most + held - studies) / 2) end;
  while level is not null loop
    if taken.id is null then
      if held + claimed > 0 then
        sated := array(select user_id from job where worker = judge_claim.worker and kind not in ('smallest', 'growth')
                        group by user_id having count(*) >= share);
      end if;
      if level < 8 and random() < 0.5 then
        if exists (select from job where worker is null and priority = 8) then
          taken := first_claimable(worker, lock_key, 8::smallint, interval '5 seconds', sated, false);
        end if;
        if taken.id is null and exists (select from job where worker is null and priority = 10) then
          taken := first_claimable(worker, lock_key, 10::smallint, interval '5 seconds', sated, false);
        end if;
      elsif level = 8 and random() < 0.1 then
        if exists (select from job where worker is null and priority = 10) then
          taken := first_claimable(worker, lock_key, 10::smallint, interval '5 seconds', sated, false);
        end if;
      end if;
      while taken.id is null and level is not null loop
        taken := first_claimable(worker, lock_key, level, least_age, sated, most > 0 and studies = 0);
        if taken.id is null then
          level := (select min(priority) from job where worker is null and priority > level);
        end if;
      end loop;
      exit when taken.id is null;
    end if;
    exit when taken.deaths >= 2 and held + claimed > 0;
    given := judging_task(taken.kind, taken.subject_id);
    if given.task is null then
      delete from job where id = taken.id;
    else
      update job set worker = judge_claim.worker, lock_key = judge_claim.lock_key,
                     lease_until = now() + make_interval(secs => lease_seconds),
                     attempts = attempts + 1, claimed_at = clock_timestamp(),
                     tests_given = jsonb_array_length(coalesce(given.task -> 'tests', given.task -> 'inputs')), version_given = given.problem_version
       where id = taken.id;
      claimed := claimed + 1;
      if taken.kind in ('smallest', 'growth') then
        studies := studies + 1;
      end if;
      return next given.task || jsonb_build_object(
        'jobId', taken.id::text, 'subjectId', taken.subject_id, 'attempt', taken.attempts + 1,
        'kind', case when taken.kind in ('run', 'print', 'trace', 'smallest', 'growth') then taken.kind else 'submit' end, 'owner', taken.user_id);
      exit when taken.deaths >= 2 or claimed >= most or levels[2] is null;
    end if;
    taken := null;
    level := (select min(priority) from job where worker is null);
  end loop;
end $$;
revoke execute on function judge_claim(uuid, int, int, int) from public;
