-- What users hand in, what came of it, and the queue between them and the judges.

create table submission (
  id              uuid primary key default gen_random_uuid(),
  user_id         uuid not null references users (id) on delete cascade,
  problem_id      text not null references problem (id),
  language        text not null check (language in ('javascript', 'java', 'cpp')),
  code            text not null,
  -- Null while no verdict is written; from then on the trigger below guards it.
  verdict         text check (verdict in ('AC', 'WA', 'TLE', 'MLE', 'RTE', 'CE', 'OLE', 'JE')),
  passed          int not null default 0,
  total           int not null,
  cpu_ms          int not null default 0,
  memory_bytes    bigint not null default 0,
  compiler_output text,
  -- Why the first failing test ended, in words. Of a hidden test only the signal or the exit code.
  error_message   text not null default '',
  -- The TestResult of the first visible test that failed. Nothing of a hidden test is ever written here.
  failed_test     jsonb,
  -- [{number, verdict, cpuMs, wallMs, memoryBytes}] over all tests, without any output.
  tests           jsonb not null default '[]',
  timings         jsonb not null default '[]',
  problem_version int,
  created_at      timestamptz not null default now(),
  judged_at       timestamptz,
  check ((verdict is null) = (judged_at is null)),
  check (verdict is distinct from 'AC' or (passed = total and total > 0))
);
create index submission_history on submission (user_id, problem_id, created_at);
create index submission_recent on submission (user_id, created_at);
create index submission_of_problem on submission (problem_id, created_at);

-- A verdict, once written, stays. Rejudging is its own explicit path: it sets verdict.rejudging for its transaction.
create function guard_verdict() returns trigger language plpgsql as $$
begin
  if old.verdict is not null
     and row (new.user_id, new.problem_id, new.code, new.verdict, new.passed, new.total, new.judged_at)
         is distinct from row (old.user_id, old.problem_id, old.code, old.verdict, old.passed, old.total, old.judged_at)
     and current_setting('verdict.rejudging', true) is distinct from 'on' then
    raise exception 'submission % has its verdict already', old.id using errcode = 'object_not_in_prerequisite_state';
  end if;
  return new;
end $$;
create trigger submission_verdict_is_final before update on submission for each row execute function guard_verdict();

-- Runs and other judgings that nobody looks at again: swept after an hour. `task` is what the judge gets:
-- {language, source, limits, checker, tests, reference} as the contract's JudgeJob says it; `result` a JudgeResult.
create table run_request (
  id         uuid primary key default gen_random_uuid(),
  user_id    uuid not null references users (id) on delete cascade,
  problem_id text,
  task       jsonb not null,
  result     jsonb,
  created_at timestamptz not null default now(),
  judged_at  timestamptz,
  check ((result is null) = (judged_at is null))
);
create index run_request_recent on run_request (user_id, created_at);
create index run_request_age on run_request (created_at);

create table solved (
  user_id         uuid not null references users (id) on delete cascade,
  problem_id      text not null references problem (id),
  first_solved_at timestamptz not null,
  primary key (user_id, problem_id)
);

-- At least once, fenced: only the holder of the lease can finish a job. A job lives exactly as long as its verdict is due.
create table job (
  id              bigint generated always as identity primary key,
  kind            text not null check (kind in ('run', 'submit', 'verify', 'rejudge')),
  -- Smaller first: 0 run, 5 verify, 10 submit, 20 rejudge.
  priority        smallint not null,
  user_id         uuid not null references users (id) on delete cascade,
  subject_id      uuid not null unique,
  worker          uuid,
  -- Second key of the advisory lock that the holder keeps while its process lives; null without a direct connection.
  lock_key        int,
  lease_until     timestamptz,
  attempts        smallint not null default 0,
  cancelled       boolean not null default false,
  -- What the holder was given, so that a result over fewer tests can't count as all of them.
  tests_given     int,
  version_given   int,
  claimed_at      timestamptz,
  run_at          timestamptz not null default now(),
  created_at      timestamptz not null default now(),
  check ((worker is null) = (lease_until is null))
);
create index job_waiting on job (priority, user_id, id) where worker is null;
create index job_leased on job (lease_until) where worker is not null;
create index job_of_user on job (user_id);
