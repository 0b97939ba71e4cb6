-- The queue between those who hand something in and the judges, and what is judged for a moment only.

-- Runs and other judgings that nobody looks at again: those of a minute ago go with the user's next one, all after ten minutes. `task` is what the judge gets:
-- {language, source, limits, checker, tests, reference} as the contract's JudgeJob says it; `result` a JudgeResult.
create table run_request (
  id         uuid primary key default gen_random_uuid(),
  user_id    uuid not null references user_account (id) on delete cascade,
  problem_id text,
  -- Only what a user runs counts toward the runs of a minute. What the product judges for itself (references before a
  -- save, mutants, code of the AI helper) does not: `verify`, as the job says.
  kind       text not null default 'run' check (kind in ('run', 'verify')),
  task       jsonb not null,
  result     jsonb,
  created_at timestamptz not null default now(),
  judged_at  timestamptz,
  check ((result is null) = (judged_at is null))
);
create index run_request_recent on run_request (user_id, created_at);
create index run_request_age on run_request (created_at);

-- At least once, fenced: only the holder of the lease can finish a job. A job lives exactly as long as its verdict is due.
create table job (
  id              bigint generated always as identity primary key,
  kind            text not null check (kind in ('run', 'submit', 'verify', 'rejudge')),
  -- Smaller first: PRIORITY in server/src/judging/queue.ts.
  priority        smallint not null,
  -- The place among the jobs of the same priority, so that users take turns: see give_turn().
  turn            bigint not null default 0,
  user_id         uuid not null references user_account (id) on delete cascade,
  subject_id      uuid not null unique,
  worker          uuid,
  -- Second key of the advisory lock that the holder keeps while its process lives; null without a direct connection.
  lock_key        int,
  lease_until     timestamptz,
  -- How often it was claimed. Together with the worker the fence: the result of an earlier attempt counts for nothing.
  attempts        int not null default 0,
  -- The workers whose attempt failed by our fault, one entry for each attempt, and why the last one did.
  failed_by       uuid[] not null default '{}',
  last_reason     text,
  -- How many judges have died while they held it. It may be what kills them: see judge_claim().
  deaths          smallint not null default 0,
  cancelled       boolean not null default false,
  -- What the holder was given, so that a result over fewer tests can't count as all of them.
  tests_given     int,
  version_given   int,
  claimed_at      timestamptz,
  run_at          timestamptz not null default now(),
  created_at      timestamptz not null default now(),
  check ((worker is null) = (lease_until is null))
);
create index job_waiting on job (priority, turn, id) where worker is null;
create index job_held on job (worker) where worker is not null;
create index job_of_user on job (user_id, priority, turn);

-- What has become of all judges' boxes (BOX_EVENTS of the contract), for the metrics. A crash may forget it.
create unlogged table box_figure (
  event text primary key,
  total bigint not null
);
