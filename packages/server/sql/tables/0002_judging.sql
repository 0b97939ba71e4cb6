-- The queue between those who hand something in and the judges, what is judged or prepared for a moment only, and what
-- judges say of themselves.

-- Runs and other judgings that nobody looks at again: those of a minute ago go with the user's next one, all after ten
-- minutes. `task` is what the judge gets: {language, source, limits, checker, tests, reference} as the contract's
-- JudgeJob says it; `result` a JudgeResult.
create table run_request (
  id         uuid primary key default gen_random_uuid(),
  user_id    uuid not null references user_account (id) on delete cascade,
  problem_id text,
  -- Only what a user runs counts toward the runs of a minute. What a page runs of what is typed counts apart: `live`.
  -- What the product judges for itself (references before a save, mutants, code of the AI helper) does not count:
  -- `verify`, as the job says.
  kind       text not null default 'run' check (kind in ('run', 'verify', 'live')),
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
  -- The last two are studies of a submission: the smallest input on which it fails, and how its time grows.
  kind            text not null check (kind in ('run', 'submit', 'verify', 'rejudge', 'smallest', 'growth')),
  -- Smaller first: PRIORITY in server/src/judging/queue.ts.
  priority        smallint not null,
  -- The place among the jobs of the same priority, so that users take turns: see give_turn().
  turn            bigint not null default 0,
  user_id         uuid not null references user_account (id) on delete cascade,
  subject_id      uuid not null unique,
  -- The judge that has the program compiled (holder_of_program): for a moment only that one is given the job.
  holder          uuid,
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

-- Drafts that users wait to have prepared (decision 0035): one a user, and only while its request is under way. Not
-- logged and in no backup: after a crash it is empty, and nobody waits any more. No foreign key, whose check would write
-- a row lock of the user into the log for each of them.
create unlogged table draft_to_prepare (
  id         uuid primary key,
  user_id    uuid not null unique,
  language   text not null,
  source     text not null,
  -- A digest of user, language and source, by which a run of it finds the judge that has it.
  program    bytea,
  put_at     timestamptz not null default clock_timestamp(),
  worker     uuid,
  -- As with jobs: the second key of the advisory lock of the judge that has it.
  lock_key   int,
  claimed_at timestamptz,
  -- What the judge has said last: a ToldOfDraft of the contract.
  told       jsonb,
  check (worker is not null or claimed_at is null)
) with (autovacuum_vacuum_threshold = 200, autovacuum_vacuum_scale_factor = 0);

-- What of the compilers' time each user has had for drafts, and when it was counted last; see charge_draft().
create unlogged table draft_allowance (
  user_id    uuid primary key,
  spent_ms   double precision not null default 0,
  counted_at timestamptz not null default clock_timestamp()
);

-- The program that was prepared last for each user: the digest, never the source, and who has it. A hint, of which a
-- crash may forget everything.
create unlogged table program_holder (
  user_id  uuid primary key,
  program  bytea not null,
  worker   uuid not null,
  lock_key int not null,
  noted_at timestamptz not null default clock_timestamp()
);

-- What each judge says of itself every few seconds (contract, site-status.ts), for the admins' page and for draining.
-- A crash may forget it: the judges say it again.
create unlogged table judge_worker (
  worker     uuid primary key,
  -- As the judge names its machine. Two judges of one machine are drained together.
  host       text not null,
  version    text not null,
  isolation  text not null,
  slots      int not null,
  is_fit     boolean not null,
  -- Bytes on the judge's own disk; null where it does not say.
  disk_free  bigint,
  disk_total bigint,
  started_at timestamptz not null default now(),
  seen_at    timestamptz not null default now()
);
create index judge_worker_of_host on judge_worker (host);

-- Machines that finish what they have and take no more, until an admin takes it back: a judge that is started anew there
-- is drained too.
create table drained_host (
  host       text primary key,
  drained_by uuid references user_account (id) on delete set null,
  drained_at timestamptz not null default now()
);

-- What has become of all judges' boxes (BOX_EVENTS of the contract), for the metrics. A crash may forget it.
create unlogged table box_figure (
  event text primary key,
  total bigint not null
);
