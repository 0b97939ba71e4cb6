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
