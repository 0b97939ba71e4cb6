-- What users hand in and what came of it.

create table submission (
  id              uuid primary key default gen_random_uuid(),
  user_id         uuid not null references user_account (id) on delete cascade,
  problem_id      text not null references problem (id),
  language        text not null check (language in ('javascript', 'java', 'cpp')),
  code            text not null,
  -- The key that whoever submits has made up for this one submission: sent again with it, say because the answer was
  -- lost, it counts once, on whichever server it arrives.
  request_key     text check (length(request_key) between 8 and 64),
  -- Null while no verdict is written; from then on guard_verdict() guards it.
  verdict         text check (verdict in ('AC', 'WA', 'TLE', 'MLE', 'RTE', 'CE', 'OLE', 'JE')),
  passed          int not null default 0,
  total           int not null,
  -- The largest that users are told: over all tests once it is accepted, else over the visible ones.
  cpu_ms          int not null default 0,
  memory_bytes    bigint not null default 0,
  compiler_output text,
  -- A JudgeFault: why there is no verdict about the program. Its reason is for admins.
  fault           jsonb,
  -- Why the first failing test ended, in words; empty when that is a hidden one.
  error_message   text not null default '',
  -- How often it was queued again by itself after a judge error.
  judge_retries   smallint not null default 0,
  -- The TestResult of the first visible test that failed. Nothing of a hidden test is ever written here.
  failed_test     jsonb,
  -- [{number, verdict, cpuMs, wallMs, memoryBytes}] over all tests, without any output. Never shown to users.
  tests           jsonb not null default '[]',
  timings         jsonb not null default '[]',
  problem_version int,
  created_at      timestamptz not null default now(),
  judged_at       timestamptz,
  check ((verdict is null) = (judged_at is null)),
  check ((verdict is not distinct from 'JE') = (fault is not null)),
  check (verdict is distinct from 'AC' or (passed = total and total > 0))
);
create index submission_history on submission (user_id, problem_id, created_at);
create index submission_recent on submission (user_id, created_at);
create index submission_of_problem on submission (problem_id, created_at);
create unique index submission_request_key on submission (user_id, request_key) where request_key is not null;
-- How long the phases of judging take on this site is read from the latest submissions of a language.
create index submission_latest on submission (language, judged_at) where verdict is not null;
-- The latest accepted ones of a problem, for the distribution of its times.
create index submission_accepted on submission (problem_id, created_at) include (language, user_id, cpu_ms, problem_version)
  where verdict = 'AC';
-- What a profile counts.
create index submission_accepted_of_user on submission (user_id, created_at) include (language, problem_id)
  where verdict = 'AC';
create index submission_judge_error on submission (judged_at) where verdict = 'JE';
-- What is tried again by itself, and not what has been tried too often: that stays for good.
create index submission_judge_retry on submission (judged_at)
  where verdict = 'JE' and judge_retries < 5 and fault ->> 'kind' = 'judge';

-- How many submissions of a problem have which verdict, by the version that they were judged against (0: none was
-- noted). Every visitor of the list asks, and every edit form; counting a million submissions takes a second.
create table submission_tally (
  problem_id      text not null,
  problem_version int not null,
  verdict         text not null,
  submissions     int not null,
  primary key (problem_id, problem_version, verdict)
);

-- A change of the tally is a row of its own, since all judges would otherwise wait for the row of a problem that many
-- solve; see count_submissions() and fold_tally().
create table submission_tally_change (
  id              bigint generated always as identity primary key,
  problem_id      text not null,
  problem_version int not null,
  verdict         text not null,
  change          int not null
);

-- A link by which the author of a submission shows it to whoever has the link. The token is kept as it is, since the
-- author is shown the link again, and it opens nothing but what lies beside it.
create table submission_share (
  submission_id uuid primary key references submission (id) on delete cascade,
  token         text not null unique check (length(token) >= 32),
  created_at    timestamptz not null default now()
);

-- One row for each study that a judge makes of a submission. `result` is a SmallestResult or GrowthResult of the
-- contract, as the kind says; it can be looked at again for thirty days. A study that was given up, or failed by our
-- fault or the problem's, has a fault instead.
create table study (
  id              uuid primary key default gen_random_uuid(),
  kind            text not null check (kind in ('smallest', 'growth')),
  user_id         uuid not null references user_account (id) on delete cascade,
  submission_id   uuid not null references submission (id) on delete cascade,
  problem_version int not null,
  result          jsonb,
  fault           jsonb,
  created_at      timestamptz not null default now()
);
create index study_of_submission on study (submission_id, created_at);
create index study_recent on study (user_id, created_at);
create index study_age on study (created_at);

-- How often a user has had the reference solution answer own input today: without a bound, it would answer for it.
create table own_input_answers (
  user_id    uuid not null references user_account (id) on delete cascade,
  problem_id text not null references problem (id) on delete cascade,
  day        date not null default current_date,
  answers    int not null default 1,
  primary key (user_id, problem_id)
);

-- Rejudging: all submissions to a problem are judged again, what would change is looked at, and then it is applied or
-- dropped. Until it is applied no submission changes.
create table rejudging (
  id            uuid primary key default gen_random_uuid(),
  problem_id    text not null references problem (id),
  -- The problem's version at the start: a rejudging of tests that have changed since is not applied.
  version       int not null,
  -- "judging" to the end, also while it is being applied.
  state         text not null default 'judging' check (state in ('judging', 'applied', 'dropped')),
  created_by    uuid references user_account (id) on delete set null,
  created_at    timestamptz not null default now(),
  -- It hands its submissions to the queue by the hundred, oldest first: how many there are, how many it has handed over,
  -- and where it goes on.
  total         int not null default 0,
  fed           int not null default 0,
  is_fed        boolean not null default false,
  fed_until     timestamptz,
  fed_id        uuid,
  -- It is applied in batches, each in a transaction of its own: how far it has come, in the order of its submissions.
  -- When a server dies in between, another one goes on.
  is_applying   boolean not null default false,
  applied       int not null default 0,
  applied_until uuid
);
create index rejudging_of_problem on rejudging (problem_id, created_at);
-- One at a time for a problem: a second one would judge the same submissions for nothing.
create unique index rejudging_under_way on rejudging (problem_id) where state = 'judging';
create index rejudging_to_feed on rejudging (created_at) where state = 'judging' and not is_fed;
create index rejudging_to_apply on rejudging (created_at) where state = 'judging' and is_applying;

create table rejudging_item (
  id             uuid primary key default gen_random_uuid(),
  rejudging_id   uuid not null references rejudging (id) on delete cascade,
  submission_id  uuid not null references submission (id) on delete cascade,
  submitted_at   timestamptz not null,
  -- What stood when the rejudging began, so that the changes can still be told after they are applied.
  verdict_before text not null,
  passed_before  int not null,
  total_before   int not null,
  result         jsonb,
  timings        jsonb,
  version_given  int,
  has_failed     boolean not null default false,
  unique (rejudging_id, submission_id)
);
create index rejudging_item_of_submission on rejudging_item (submission_id);
create index rejudging_item_open on rejudging_item (rejudging_id) where result is null and not has_failed;
create index rejudging_item_failed on rejudging_item (rejudging_id) where result is null and has_failed;
create index rejudging_item_version on rejudging_item (rejudging_id, version_given) where version_given is not null;
-- What would change, in the order in which it was handed in.
create index rejudging_item_changed on rejudging_item (rejudging_id, submitted_at)
  where result ->> 'verdict' <> verdict_before;
