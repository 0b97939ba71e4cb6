-- What users hand in and what came of it.

create table submission (
  id              uuid primary key default gen_random_uuid(),
  user_id         uuid not null references user_account (id) on delete cascade,
  problem_id      text not null references problem (id),
  language        text not null check (language in ('javascript', 'java', 'cpp')),
  code            text not null,
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
create index submission_judge_error on submission (judged_at) where verdict = 'JE';

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
  id         uuid primary key default gen_random_uuid(),
  problem_id text not null references problem (id),
  -- The problem's version at the start: a rejudging of tests that have changed since is not applied.
  version    int not null,
  state      text not null default 'judging' check (state in ('judging', 'applied', 'dropped')),
  created_by uuid references user_account (id) on delete set null,
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
