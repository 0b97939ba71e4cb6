-- A submission to a problem whose hidden tests are still being built is kept, and its job waits for them.
alter table job
  -- The problem whose tests have to be built before a judge is given the job; null: it may be claimed. Such a job has a
  -- priority behind all others and is due at no time, so no judge comes upon it: see release_awaiting().
  add column awaits text;
create index job_awaiting on job (awaits) where awaits is not null;

-- The problems whose tests are still being built, and how far they are.
create table awaited_tests (
  problem_id text primary key,
  built      int not null default 0,
  -- All tests of the problem, the visible ones too.
  total      int not null,
  -- Since when a submission waits for them: those come before all others. Null: none does.
  since      timestamptz,
  -- Why they cannot be built, for admins; tried again at the next start of a server. Null: they are coming.
  fault      text
);
