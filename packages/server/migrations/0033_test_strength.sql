-- The last measured test strength of a problem; a new one takes its place. `result` is a TestStrength of the contract,
-- `problem_revision` the save that was measured: an older one than the problem's says that the result is outdated.
create table test_strength (
  problem_id       text primary key references problem (id) on delete cascade,
  problem_revision text not null,
  result           jsonb not null,
  measured_at      timestamptz not null default now()
);
