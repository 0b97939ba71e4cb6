-- Contests: which problem is open to whom, and when. A contest is a window onto problems, an entry is somebody's clock.
-- Nothing of a score is kept here: a board is computed from the submissions whenever somebody looks, so no rejudging,
-- extension or disqualification can leave an old one behind.

create table contest (
  id              text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 100),
  title           text not null check (title <> ''),
  intro           text not null default '',
  starts_at       timestamptz not null,
  ends_at         timestamptz not null check (ends_at > starts_at),
  -- Everybody has so long from their own start on, within the times above. Null: all have the same clock.
  window_minutes  int check (window_minutes > 0),
  -- So long before the end nobody but admins sees what becomes of submissions. Null: the board is never frozen.
  freeze_minutes  int check (freeze_minutes > 0),
  -- When an admin has shown the frozen board as it is.
  thawed_at       timestamptz,
  penalty_minutes int not null default 20 check (penalty_minutes >= 0),
  -- False: only who knows its address finds it.
  is_listed       boolean not null default true,
  -- What whoever enters has to type; null: nothing. Kept as it is, since the organiser is shown it again.
  join_code       text check (join_code <> ''),
  -- Grows with each save; a save that was read before the last one is refused.
  revision        int not null default 1,
  created_at      timestamptz not null default now(),
  -- A freeze is about one clock for all.
  check (freeze_minutes is null or window_minutes is null)
);

-- In the order of their letters: the first is A.
create table contest_problem (
  contest_id text not null references contest (id) on delete cascade,
  ordinal    int not null check (ordinal > 0),
  problem_id text not null references problem (id),
  primary key (contest_id, ordinal),
  unique (contest_id, problem_id)
);
create index contest_problem_of_problem on contest_problem (problem_id);

-- Somebody's part in a contest. Virtual ones take part after its end, as if it were now.
create table contest_entry (
  id                  uuid primary key default gen_random_uuid(),
  contest_id          text not null references contest (id) on delete cascade,
  -- As the board shows it.
  name                text not null check (name <> ''),
  kind                text not null check (kind in ('official', 'unofficial', 'virtual')),
  -- Where the clock is the entry's own: when it was started.
  started_at          timestamptz,
  -- Added to the end of this entry alone.
  extra_minutes       int not null default 0 check (extra_minutes >= 0),
  -- Why it is not on the board any more; null: it is.
  disqualified_reason text check (disqualified_reason <> ''),
  created_at          timestamptz not null default now()
);
create index contest_entry_of_contest on contest_entry (contest_id);

-- Who an entry is. The entry of a deleted account stays, without a member and without its name.
create table contest_member (
  contest_id text not null references contest (id) on delete cascade,
  user_id    uuid not null references user_account (id) on delete cascade,
  entry_id   uuid not null references contest_entry (id) on delete cascade,
  is_virtual boolean not null,
  primary key (user_id, entry_id)
);
create unique index contest_member_once on contest_member (contest_id, user_id, is_virtual);
create index contest_member_of_entry on contest_member (entry_id);

-- A submission that counts for an entry if it lies within the entry's clock, as that is when somebody looks.
create table contest_submission (
  id            bigint generated always as identity primary key,
  contest_id    text not null references contest (id) on delete cascade,
  entry_id      uuid not null references contest_entry (id) on delete cascade,
  problem_id    text not null references problem (id),
  -- Null once its author has deleted the account: the verdict is all that is left of it.
  submission_id uuid references submission (id) on delete set null,
  left_verdict  text,
  -- When it arrived: the moment that counts, and not that of its transaction, which may have waited for its turn.
  at            timestamptz not null,
  unique (submission_id, entry_id)
);
create index contest_submission_of_contest on contest_submission (contest_id, at);
create index contest_submission_of_entry on contest_submission (entry_id);
