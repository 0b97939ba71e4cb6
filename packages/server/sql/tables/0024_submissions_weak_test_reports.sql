-- Inputs that tests are missing, as users have found them: on each an accepted program of the reporter is wrong
-- (`missed`), or the problem's own solutions do not agree (`disagreement`).
create table weak_test_report (
  id            bigint generated always as identity primary key,
  problem_id    text not null references problem (id),
  -- Null: the account is deleted. What was found stays.
  user_id       uuid references user_account (id) on delete set null,
  -- The reporter wants to be thanked by first name when the test is added.
  is_named      boolean not null,
  kind          text not null check (kind in ('missed', 'disagreement')),
  input         text not null,
  input_sha     text not null,
  -- What became of the accepted program, and of the solutions: for administrators.
  finding       jsonb not null,
  state         text not null default 'open' check (state in ('open', 'added', 'dismissed')),
  created_at    timestamptz not null default now(),
  decided_at    timestamptz,
  -- Of the hidden test that was made of it, counted over all tests of then.
  test_number   int,
  check ((state = 'open') = (decided_at is null)),
  check ((state = 'added') = (test_number is not null)),
  unique (problem_id, input_sha)
);
create index weak_test_report_of_user on weak_test_report (user_id, created_at) where user_id is not null;
create index weak_test_report_open on weak_test_report (id) where state = 'open';
