-- One row for each search. `result` is a SmallestResult of the contract; it can be looked at again for thirty days. A
-- search that was given up, or failed by our fault or the problem's, has a fault instead.
create table program_search (
  id              uuid primary key default gen_random_uuid(),
  user_id         uuid not null references user_account (id) on delete cascade,
  submission_id   uuid not null references submission (id) on delete cascade,
  problem_version int not null,
  result          jsonb,
  fault           jsonb,
  created_at      timestamptz not null default now()
);
create index program_search_of_submission on program_search (submission_id, created_at);
create index program_search_recent on program_search (user_id, created_at);
create index program_search_age on program_search (created_at);
