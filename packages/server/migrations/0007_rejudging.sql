-- Rejudging: all submissions to a problem are judged again, what would change is looked at, and then it is applied or
-- dropped. Until it is applied no submission changes. Verifications of references now cross as `submit` jobs: a thousand
-- tests whose outputs nobody reads stay small.

create table rejudging (
  id         uuid primary key default gen_random_uuid(),
  problem_id text not null references problem (id),
  -- The problem's version at the start: a rejudging of tests that have changed since is not applied.
  version    int not null,
  state      text not null default 'judging' check (state in ('judging', 'applied', 'dropped')),
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now()
);
create index rejudging_of_problem on rejudging (problem_id, created_at);
-- One at a time for a problem: a second one would judge the same submissions for nothing.
create unique index rejudging_under_way on rejudging (problem_id) where state = 'judging';

create table rejudging_item (
  id            uuid primary key default gen_random_uuid(),
  rejudging_id  uuid not null references rejudging (id) on delete cascade,
  submission_id uuid not null references submission (id) on delete cascade,
  -- What stood when the rejudging began, so that the changes can still be told after they are applied.
  verdict_before text not null,
  passed_before  int not null,
  total_before   int not null,
  result        jsonb,
  timings       jsonb,
  version_given int,
  has_failed    boolean not null default false,
  unique (rejudging_id, submission_id)
);
create index rejudging_item_of_submission on rejudging_item (submission_id);

-- Packages may compare some of their tests in another way than the rest. Null: as the problem says.
alter table problem_test add column checker jsonb;

-- As before; the subject of a rejudge job is its item, and a test may have a checker of its own.
create or replace function judging_task(job_kind text, subject uuid, out task jsonb, out problem_version int)
language plpgsql stable set search_path = public, pg_temp as $$
begin
  if job_kind in ('run', 'verify') then
    select r.task into task from run_request r where r.id = subject;
  else
    select jsonb_build_object(
             'language', s.language,
             'source', s.code,
             'limits', jsonb_build_object('timeMs', p.time_ms, 'memoryBytes', p.memory_bytes, 'outputBytes', p.output_bytes),
             'checker', p.checker,
             'reference', null,
             'tests', coalesce((
               select jsonb_agg(jsonb_build_object(
                        'number', t.number, 'isVisible', t.is_visible,
                        'input', jsonb_build_object('sha256', t.input_sha),
                        'answer', jsonb_build_object('sha256', t.answer_sha),
                        'checker', t.checker) order by t.number)
               from problem_test t where t.problem_id = p.id), '[]'::jsonb)),
           p.version
      into task, problem_version
      from submission s join problem p on p.id = s.problem_id
     where s.id = coalesce((select i.submission_id from rejudging_item i where i.id = subject), subject);
  end if;
end $$;

-- As before, but for the kind that a verification crosses as.
create or replace function judge_claim(worker uuid, lock_key int, most int, lease_seconds int) returns setof jsonb
language plpgsql security definer set search_path = public, pg_temp set synchronous_commit = off as $$
#variable_conflict use_column
declare
  candidate bigint;
  taken job;
  given record;
  claimed int := 0;
begin
  for candidate in
    with recursive lane as (
      (select priority, user_id from job where worker is null order by priority, user_id limit 1)
      union all
      select next.priority, next.user_id
        from lane, lateral (
          select priority, user_id from job
           where worker is null and (priority, user_id) > (lane.priority, lane.user_id)
           order by priority, user_id limit 1) next
    ), running as (
      select user_id, count(*) as jobs from job where worker is not null group by user_id
    )
    select waiting.id
      from lane
      left join running on running.user_id = lane.user_id
      cross join lateral (
        select id, row_number() over (order by id) as place
          from (select id from job
                 where worker is null and priority = lane.priority and user_id = lane.user_id
                   and run_at <= now() and not cancelled
                 order by id limit judge_claim.most) oldest
      ) waiting
     order by lane.priority, coalesce(running.jobs, 0) + waiting.place, waiting.id
  loop
    exit when claimed >= most;
    -- Another worker may be taking the same row at this moment: then go on to the next.
    select * into taken from job where id = candidate and worker is null for update skip locked;
    continue when not found;
    select * into given from judging_task(taken.kind, taken.subject_id);
    if given.task is null then
      delete from job where id = taken.id;
      continue;
    end if;
    update job set worker = judge_claim.worker, lock_key = judge_claim.lock_key,
                   lease_until = now() + make_interval(secs => lease_seconds),
                   attempts = attempts + 1, claimed_at = clock_timestamp(),
                   tests_given = jsonb_array_length(given.task -> 'tests'), version_given = given.problem_version
     where id = taken.id;
    claimed := claimed + 1;
    return next given.task || jsonb_build_object(
      'jobId', taken.id::text, 'subjectId', taken.subject_id, 'attempt', taken.attempts + 1,
      'kind', case when taken.kind = 'run' then 'run' else 'submit' end);
  end loop;
end $$;

-- Writes a checked result into a submission, whether it has a verdict or not; the trigger guard_verdict decides whether
-- that is allowed. Output of hidden tests is dropped here even when a judge sends it; of a hidden failing test only
-- signal or exit code is kept, since a program can print hidden input into the text of its own exception.
create function put_verdict(subject uuid, result jsonb, version_given int, timings jsonb) returns submission
language plpgsql set search_path = public, pg_temp as $$
declare
  judged submission;
  failing jsonb;
  failing_is_visible boolean;
  visible_failure jsonb;
begin
  select t, coalesce(p.is_visible, false) into failing, failing_is_visible
    from jsonb_array_elements(result -> 'tests') t
    join submission s on s.id = subject
    left join problem_test p on p.problem_id = s.problem_id and p.number = (t ->> 'number')::int
   where t ->> 'verdict' <> 'AC'
   order by (t ->> 'number')::int limit 1;
  if failing_is_visible then
    visible_failure := failing;
  end if;
  update submission set
    verdict = result ->> 'verdict',
    passed = (result ->> 'passed')::int,
    total = (result ->> 'total')::int,
    cpu_ms = round((result ->> 'cpuMs')::numeric),
    memory_bytes = round((result ->> 'memoryBytes')::numeric),
    compiler_output = result ->> 'compilerOutput',
    error_message = case
      when failing is null then ''
      when failing_is_visible then coalesce(failing ->> 'reason', '')
      when failing ->> 'signal' is not null then failing ->> 'signal'
      when coalesce((failing ->> 'exitCode')::int, 0) <> 0 then 'exit code ' || (failing ->> 'exitCode')
      else '' end,
    failed_test = visible_failure,
    tests = (select coalesce(jsonb_agg(jsonb_build_object(
               'number', t -> 'number', 'verdict', t -> 'verdict', 'cpuMs', t -> 'cpuMs', 'wallMs', t -> 'wallMs',
               'memoryBytes', t -> 'memoryBytes') order by (t ->> 'number')::int), '[]'::jsonb)
               from jsonb_array_elements(result -> 'tests') t),
    timings = put_verdict.timings,
    problem_version = version_given,
    judged_at = clock_timestamp()
   where id = subject
  returning * into judged;
  return judged;
end $$;

-- Only a submission whose verdict is still due gets one.
create or replace function write_submission_verdict(subject uuid, result jsonb, version_given int, timings jsonb) returns boolean
language plpgsql set search_path = public, pg_temp as $$
declare
  judged submission;
begin
  perform from submission where id = subject and verdict is null for update;
  if not found then
    return false;
  end if;
  judged := put_verdict(subject, result, version_given, timings);
  if judged.verdict = 'AC' then
    -- The user first, as apply_rejudging does: in another order the two could wait for each other.
    perform from users where id = judged.user_id for no key update;
    -- A parallel accepted submission waits here for the other's commit, then finds the row: counted once.
    insert into solved (user_id, problem_id, first_solved_at)
      values (judged.user_id, judged.problem_id, judged.created_at) on conflict do nothing;
    if found then
      update users set problems_solved_count = problems_solved_count + 1 where id = judged.user_id;
    end if;
  end if;
  return true;
end $$;

create or replace function judging_failed(failed job) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  if failed.kind in ('run', 'verify') then
    update run_request set judged_at = clock_timestamp(), result = jsonb_build_object(
        'verdict', 'JE', 'passed', 0, 'total', coalesce(failed.tests_given, 0), 'cpuMs', 0, 'memoryBytes', 0,
        'compilerOutput', null, 'tests', '[]'::jsonb, 'timings', '[]'::jsonb)
     where id = failed.subject_id and result is null;
  elsif failed.kind = 'submit' then
    update submission set verdict = 'JE', judged_at = clock_timestamp(), problem_version = failed.version_given,
        error_message = 'The judge could not finish this submission. This is our fault, not your program''s: please submit again.'
     where id = failed.subject_id and verdict is null;
  elsif failed.kind = 'rejudge' then
    update rejudging_item set has_failed = true where id = failed.subject_id and result is null;
  end if;
  delete from job where id = failed.id;
end $$;

create or replace function judge_finish(worker uuid, job_id bigint, result jsonb) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held job;
  all_timings jsonb;
begin
  select * into held from job where job.id = judge_finish.job_id and job.worker = judge_finish.worker for update;
  if not found then
    return false;
  end if;
  perform check_judge_result(result, held.tests_given);
  if result ->> 'verdict' = 'JE' then
    perform return_to_queue(held, true);
    return true;
  end if;
  -- The wait in the queue comes before the judge's clock: it ends at its zero.
  all_timings := jsonb_build_array(jsonb_build_object('name', 'queue', 'endMs', 0,
      'startMs', -round(extract(epoch from held.claimed_at - held.created_at) * 1000))) || coalesce(result -> 'timings', '[]'::jsonb);
  if held.kind in ('run', 'verify') then
    update run_request r set result = judge_finish.result || jsonb_build_object('timings', all_timings), judged_at = clock_timestamp()
     where r.id = held.subject_id and r.result is null;
  elsif held.kind = 'submit' then
    perform write_submission_verdict(held.subject_id, result, held.version_given, all_timings);
  elsif held.kind = 'rejudge' then
    update rejudging_item i set result = judge_finish.result, timings = all_timings, version_given = held.version_given
     where i.id = held.subject_id and i.result is null;
  end if;
  delete from job where job.id = held.id;
  return true;
end $$;

-- Writes all new verdicts of a rejudging in one go and brings the solved marks and counts of everybody concerned in
-- line with them. Returns how many verdicts have changed.
create function apply_rejudging(applied uuid) returns int
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
  perform from users u where u.id in (select s.user_id from rejudging_item i join submission s on s.id = i.submission_id
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
  update users u set problems_solved_count = c.solved
    from (select s.user_id, (select count(*) from solved v where v.user_id = s.user_id) as solved
            from (select distinct s.user_id from rejudging_item i join submission s on s.id = i.submission_id
                   where i.rejudging_id = applied) s) c
   where u.id = c.user_id and u.problems_solved_count <> c.solved;
  update rejudging set state = 'applied' where id = applied;
  return changed;
end $$;

revoke execute on function put_verdict(uuid, jsonb, int, jsonb), apply_rejudging(uuid) from public;
