-- Drafts that users wait to have prepared (contract, preparing.ts): one a user, and only while its request is under way. Not
-- logged and in no backup: after a crash it is empty, and nobody waits any more. No foreign key, whose check would write
-- a row lock of the user into the log for each of them.
create unlogged table draft_to_prepare (
  id         uuid primary key,
  user_id    uuid not null unique,
  language   text not null,
  source     text not null,
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
