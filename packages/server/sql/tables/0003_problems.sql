-- Problems, their tests and their reference solutions.
--
-- A problem's id is a readable slug that never changes. `version` grows whenever something changes that decides a
-- verdict (tests, limits, checker), so that each submission can say what it was judged against.

-- Test data by content hash: an input that many problems or versions share is stored and cached once.
create table test_data (
  sha256       text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  content      bytea not null,
  -- Set again on every save that uses the row: the sweep of unused data leaves fresh rows to the save in progress.
  last_used_at timestamptz not null default now(),
  -- It may be without a test, so that the sweep does not go through all data of all problems: true for what is new, and
  -- again when a test that used it goes (loosen_test_data). The sweep ties what it finds in use.
  is_loose     boolean not null default true
);
create index test_data_loose on test_data (last_used_at) where is_loose;

create table problem (
  id               text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 100),
  position         int not null,
  title            text not null check (title <> ''),
  description      text not null check (description <> ''),
  description_html text not null,
  renderer_version int not null,
  -- How to solve it, in steps: Markdown and its rendering, or neither.
  editorial        text check (editorial <> ''),
  editorial_html   text,
  difficulty       text not null check (difficulty in ('easy', 'medium', 'hard')),
  tag              text not null check (tag in ('array', 'linkedList', 'graph', 'dp')),
  time_ms          int not null check (time_ms > 0),
  memory_bytes     bigint not null check (memory_bytes > 0),
  output_bytes     bigint not null check (output_bytes > 0),
  checker          jsonb not null,
  -- {"cpp": "…", "java": "…", "javascript": "…"}
  start_code       jsonb not null,
  hints            text[] not null default '{}',
  version          int not null default 1,
  -- The hash of all that decides a verdict (tests, limits, checker). `version` grows only when it changes: a better
  -- sentence in the statement makes no verdict old.
  judging_hash     text not null default '',
  -- The hash of the package that the problem was seeded from. An edited problem is never overwritten by its package.
  package_hash     text,
  -- Who made the problem and what one may do with it, as its package says: an export gives it back.
  attribution      jsonb,
  is_edited        boolean not null default false,
  is_draft         boolean not null default false,
  -- An admin may switch studies of its submissions off, say for a contest.
  allows_studies   boolean not null default true,
  -- The package's secret tests are still being built: there are visible tests only, so nothing can be submitted yet.
  awaits_tests     boolean not null default false,
  -- Somebody has opened the problem meanwhile: what is wanted is built first.
  wanted_at        timestamptz,
  -- The server that builds the tests has taken the problem until then.
  building_until   timestamptz,
  created_at       timestamptz not null default now(),
  updated_at       timestamptz not null default now(),
  -- A deleted problem keeps its row: the history of those who tried it stays readable.
  deleted_at       timestamptz,
  check ((editorial is null) = (editorial_html is null))
);
create index problem_in_order on problem (position, id) where deleted_at is null;

create table reference_solution (
  problem_id text not null references problem (id) on delete cascade,
  language   text not null check (language in ('javascript', 'java', 'cpp')),
  source     text not null check (source <> ''),
  primary key (problem_id, language)
);

-- `number` is 1-based over all tests, visible ones first.
create table problem_test (
  problem_id  text not null references problem (id) on delete cascade,
  number      int not null check (number > 0),
  -- What authors call it: the name of its file in a package, or what they have typed. Null: nothing.
  name        text check (name <> '' and length(name) <= 100),
  is_visible  boolean not null,
  input_sha   text not null references test_data (sha256),
  answer_sha  text not null references test_data (sha256),
  explanation text not null default '',
  -- Packages may compare some of their tests in another way than the rest. Null: as the problem says.
  checker     jsonb,
  primary key (problem_id, number)
);
create index problem_test_input on problem_test (input_sha);
create index problem_test_answer on problem_test (answer_sha);

-- Of a problem's package what a study of a submission needs, as the contract says it. The submissions of a problem
-- without are not studied.
create table study_material (
  problem_id text primary key references problem (id) on delete cascade,
  material   jsonb not null
);

-- Who has solved what: marked with the first accepted verdict.
create table solved (
  user_id         uuid not null references user_account (id) on delete cascade,
  problem_id      text not null references problem (id),
  first_solved_at timestamptz not null,
  primary key (user_id, problem_id)
);

-- What a judge has said last of a problem whose own output validator is broken, for admins. It is about the version that
-- was judged: a save that changes the validator makes it old.
create table problem_fault (
  problem_id      text primary key references problem (id) on delete cascade,
  problem_version int not null,
  reason          text not null,
  seen_at         timestamptz not null default now()
);

-- The further solutions of a package (wrong and slow ones, that show what the tests are for), kept for an export.
create table package_solution (
  problem_id text not null references problem (id) on delete cascade,
  -- The path below submissions/: wrong_answer/greedy.cpp
  name       text not null,
  language   text not null check (language in ('javascript', 'java', 'cpp')),
  source     text not null,
  -- The verdicts that its folder allows.
  expected   text[] not null,
  primary key (problem_id, name)
);

-- The last measured test strength of a problem; a new one takes its place. `result` is a TestStrength of the contract,
-- `problem_revision` the save that was measured: an older one than the problem's says that the result is outdated.
create table test_strength (
  problem_id       text primary key references problem (id) on delete cascade,
  problem_revision text not null,
  result           jsonb not null,
  measured_at      timestamptz not null default now()
);

-- Users' own lists of problems. The one whose name is empty holds the bookmarks; it is made with the first of them.
create table own_list (
  id         uuid primary key default gen_random_uuid(),
  user_id    uuid not null references user_account (id) on delete cascade,
  name       text not null,
  created_at timestamptz not null default now(),
  unique (user_id, name)
);

create table own_list_problem (
  list_id    uuid not null references own_list (id) on delete cascade,
  problem_id text not null references problem (id) on delete cascade,
  added_at   timestamptz not null default now(),
  primary key (list_id, problem_id)
);
