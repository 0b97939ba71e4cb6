-- The schema as it is now: what the files of tables/ and functions/ have made, by domain, with the comments that stand in
-- them. Written by `npm run schema` and applied nowhere; a test holds it true. A constraint whose name follows from its
-- table and columns (job_kind_check) is shown without it.

-- == accounts ========================================================================================================

-- Accounts, what leads to them and what limits it, and the log of both.

create table user_account (
  id                    uuid default gen_random_uuid() primary key,
  email_id              text not null unique check (email_id = lower(email_id)),
  first_name            text not null,
  last_name             text,
  profile_picture       text,
  password_hash         text,
  google_sub            text unique,
  role                  text not null default 'user' check (role in ('user', 'admin')),
  problems_solved_count int not null default 0 check (problems_solved_count >= 0),
  created_at            timestamptz not null default now(),
-- Who somebody is at the OpenID provider of the site: its issuer, and its name for them, which never changes.
  oidc_issuer           text,
  oidc_sub              text,
  constraint user_account_check check (password_hash is not null or google_sub is not null or oidc_sub is not null),
  constraint user_account_oidc_check check ((oidc_issuer is null) = (oidc_sub is null))
);
-- The first one, and whether there is another.
create index user_account_admin on user_account (created_at) where role = 'admin';
-- Accounts are found by their whole name where somebody is made staff of a contest.
create index user_account_by_name on user_account (lower(btrim((first_name || ' ') || coalesce(last_name, ''))));
create unique index user_account_by_oidc on user_account (oidc_issuer, oidc_sub);
-- The administrators' list of people, newest first.
create index user_account_newest on user_account (created_at, id);
create trigger deleted_account_leaves_invitations after delete on user_account for each row execute function forget_invitations();
create trigger proven_address_takes_up_invitations after insert or update of email_id on user_account for each row execute function take_up_invitations();

-- How the web app is set up for a user, on all devices: texts by name, which the app alone understands.
create table user_settings (
  user_id  uuid primary key references user_account(id) on delete cascade,
  settings jsonb not null check (octet_length(settings::text) <= 262144)
);

-- A new picture gets a new id, so a browser may keep what an id has given it for ever.
create table user_picture (
  user_id      uuid primary key references user_account(id) on delete cascade,
  id           uuid not null default gen_random_uuid() unique,
  content_type text not null check (content_type in ('image/png', 'image/jpeg', 'image/webp')),
  content      bytea not null check (length(content) <= 262144)
);

-- A registration whose code is not proven yet. There is no user_account before that, so nobody can occupy an address.
-- It belongs to the browser that registered; several may wait for one address.
create table pending_registration (
  id              uuid default gen_random_uuid() primary key,
  browser_hash    bytea not null unique,
  email_id        text not null check (email_id = lower(email_id)),
  first_name      text not null,
  password_hash   text not null,
  code_hash       bytea not null,
  code_expires_at timestamptz not null,
  attempts        int not null default 0,
  created_at      timestamptz not null default now()
);
create index pending_registration_by_email on pending_registration (email_id);
create index pending_registration_by_time on pending_registration (created_at);

-- A new password that waits for its mailed code. Like a registration it belongs to the browser that asked, and a row is
-- written for unknown addresses too, so that both cases do the same work.
create table password_reset (
  id              uuid default gen_random_uuid() primary key,
  browser_hash    bytea not null unique,
  email_id        text not null check (email_id = lower(email_id)),
  code_hash       bytea not null,
  code_expires_at timestamptz not null,
  attempts        int not null default 0,
  created_at      timestamptz not null default now()
);
create index password_reset_by_email on password_reset (email_id);
create index password_reset_by_end on password_reset (code_expires_at);

-- A new address that an account has asked for, and whose code is not proven yet. Of several the newest counts.
create table email_change (
  user_id         uuid primary key references user_account(id) on delete cascade,
  id              uuid not null,
  email_id        text not null check (email_id = lower(email_id)),
  code_hash       bytea not null,
  code_expires_at timestamptz not null,
  attempts        int not null default 0
);

-- An account whose owner wants it deleted. Confirmed by the mailed code once delete_after is set; a login takes it back.
create table account_deletion (
  user_id         uuid primary key references user_account(id) on delete cascade,
  id              uuid not null,
  code_hash       bytea not null,
  code_expires_at timestamptz not null,
  attempts        int not null default 0,
  delete_after    timestamptz
);
create index account_deletion_by_date on account_deletion (delete_after);

-- The key is the SHA-256 of the cookie's token: a stolen table logs nobody in.
create table session (
  token_hash bytea primary key,
  id         uuid not null default gen_random_uuid() unique,
  user_id    uuid not null references user_account(id) on delete cascade,
  user_agent text not null default '',
  ip         text not null default '',
  created_at timestamptz not null default now(),
  seen_at    timestamptz not null default now(),
  expires_at timestamptz not null
);
-- Ended ones are removed every hour.
create index session_by_end on session (expires_at);
create index session_of_user on session (user_id);

-- A browser that has logged in to the account before. It logs nobody in, it only has its own budget of wrong passwords.
-- The key begins with the SHA-256 of the cookie's token; a shared computer has one token for all its accounts.
create table known_browser (
  token_hash bytea not null,
  user_id    uuid not null references user_account(id) on delete cascade,
  seen_at    timestamptz not null default now(),
  primary key (token_hash, user_id)
);
create index known_browser_by_use on known_browser (seen_at);
create index known_browser_of_user on known_browser (user_id);

-- What a program may call in a user's name. The key is the SHA-256 of the token, as with sessions.
create table personal_token (
  token_hash bytea primary key,
  id         uuid not null default gen_random_uuid() unique,
  user_id    uuid not null references user_account(id) on delete cascade,
  name       text not null,
  scope      text not null check (scope in ('read', 'submit')),
  created_at timestamptz not null default now(),
  seen_at    timestamptz,
  -- Null: until it is revoked.
  expires_at timestamptz
);
-- Those that expired some time ago are removed every hour.
create index personal_token_by_end on personal_token (expires_at);
create index personal_token_of_user on personal_token (user_id);

-- A Google token that has logged in, and from where: another site cannot use it again.
create table google_token_use (
  token_hash bytea primary key,
  site       text not null,
  used_at    timestamptz not null default now()
);
create index google_token_use_by_time on google_token_use (used_at);

-- What is taken of each limit (of wrong passwords, mails, …). From `expire` on, in milliseconds since 1970 by the
-- database's clock, the points are forgotten.
create table rate_limit (
  key    varchar(255) primary key,
  points int not null default 0,
  expire bigint
);
create index rate_limit_by_end on rate_limit (expire);

-- Secrets of the installation, made once and shared by all web servers.
create table secret (
  name  text primary key,
  value bytea not null
);

-- The address is kept beside the account, so that an entry says whom it was about after the account is gone.
create table audit_entry (
  id         bigint generated always as identity primary key,
  at         timestamptz not null default now(),
  kind       text not null,
  user_id    uuid references user_account(id) on delete set null,
  email_id   text not null,
  done_by    text not null default '',
  ip         text not null default '',
  user_agent text not null default '',
-- What an entry of the audit log is about beside an account: the language that somebody has switched on, say; null where it is about nothing else.
  detail     text
);
create index audit_entry_by_email on audit_entry (email_id, id);
create index audit_entry_by_ip on audit_entry (ip, id);
-- The log is read by page, for one kind, one email address or one IP address.
create index audit_entry_by_kind on audit_entry (kind, id);
-- Old logins are removed every hour. Entries of kinds that stay for good are not in this index: each sweep would go
-- through all of them.
create index audit_entry_of_login on audit_entry (at) where kind in ('logged_in', 'logged_in_with_google', 'logged_in_with_oidc', 'logged_in_with_lti', 'login_failed', 'logins_slowed');
create index audit_entry_of_user on audit_entry (user_id);

-- An account that an administrator has locked: nobody logs in to it until the lock is taken off.
create table account_lock (
  user_id   uuid primary key references user_account(id) on delete cascade,
  -- Its owner is told.
  reason    text not null check (length(reason) >= 1 and length(reason) <= 300),
  -- The address of the administrator: the account behind it may go.
  locked_by text not null,
  locked_at timestamptz not null default now()
);

-- A login at the OpenID provider that was begun and is not over: it belongs to the browser that began it, and works
-- once. The key is the SHA-256 of its state.
create table oidc_login (
  state_hash    bytea primary key,
  browser_hash  bytea not null,
  nonce         text not null,
  code_verifier text not null,
  -- The page of this site that comes after it; null: the first one.
  wanted        text,
  begun_at      timestamptz not null default now()
);
create index oidc_login_by_time on oidc_login (begun_at);

-- == judging =========================================================================================================

-- The queue between those who hand something in and the judges, what is judged or prepared for a moment only, and what
-- judges say of themselves.

-- Runs and other judgings that nobody looks at again: those of a minute ago go with the user's next one, all after ten
-- minutes. `task` is what the judge gets: {language, source, limits, checker, tests, reference} as the contract's
-- JudgeJob says it; `result` a JudgeResult.
create table run_request (
  id         uuid default gen_random_uuid() primary key,
  user_id    uuid not null references user_account(id) on delete cascade,
  problem_id text,
  -- Only what a user runs counts toward the runs of a minute. What a page runs of what is typed counts apart: `live`.
  -- What the product judges for itself (references before a save, mutants, code of the AI helper) does not count:
  -- `verify`, as the job says.
  kind       text not null default 'run' check (kind in ('run', 'verify', 'live')),
  task       jsonb not null,
  result     jsonb,
  created_at timestamptz not null default now(),
  judged_at  timestamptz,
  constraint run_request_check check ((result is null) = (judged_at is null))
);
create index run_request_age on run_request (created_at);
create index run_request_recent on run_request (user_id, created_at);

-- At least once, fenced: only the holder of the lease can finish a job. A job lives exactly as long as its verdict is due.
create table job (
  id            bigint generated always as identity primary key,
  -- The last two are studies of a submission: the smallest input on which it fails, and how its time grows.
  kind          text not null check (kind in ('run', 'submit', 'verify', 'rejudge', 'print', 'trace', 'smallest', 'growth')),
  -- Smaller first: PRIORITY in server/src/judging/queue.ts.
  priority      smallint not null,
  -- The place among the jobs of the same priority, so that users take turns: see give_turn().
  turn          bigint not null default 0,
  user_id       uuid not null references user_account(id) on delete cascade,
  subject_id    uuid not null unique,
  -- The judge that has the program compiled (holder_of_program): for a moment only that one is given the job.
  holder        uuid,
  worker        uuid,
  -- Second key of the advisory lock that the holder keeps while its process lives; null without a direct connection.
  lock_key      int,
  lease_until   timestamptz,
  -- How often it was claimed. Together with the worker the fence: the result of an earlier attempt counts for nothing.
  attempts      int not null default 0,
  -- The workers whose attempt failed by our fault, one entry for each attempt, and why the last one did.
  failed_by     uuid[] not null default '{}'::uuid[],
  last_reason   text,
  -- How many judges have died while they held it. It may be what kills them: see judge_claim().
  deaths        smallint not null default 0,
  cancelled     boolean not null default false,
  -- What the holder was given, so that a result over fewer tests can't count as all of them.
  tests_given   int,
  version_given int,
  claimed_at    timestamptz,
  run_at        timestamptz not null default now(),
  created_at    timestamptz not null default now(),
  awaits        text,
  constraint job_check check ((worker is null) = (lease_until is null))
);
create index job_awaiting on job (awaits) where awaits is not null;
create index job_held on job (worker) where worker is not null;
create index job_of_user on job (user_id, priority, turn);
create index job_waiting on job (priority, turn, id) where worker is null;
create trigger job_takes_its_turn before insert on job for each row execute function give_turn();

-- Drafts that users wait to have prepared (decision 0035): one a user, and only while its request is under way. Not
-- logged and in no backup: after a crash it is empty, and nobody waits any more. No foreign key, whose check would write
-- a row lock of the user into the log for each of them.
create unlogged table draft_to_prepare (
  id         uuid primary key,
  user_id    uuid not null unique,
  language   text not null,
  source     text not null,
  -- A digest of user, language and source, by which a run of it finds the judge that has it.
  program    bytea,
  put_at     timestamptz not null default clock_timestamp(),
  worker     uuid,
  -- As with jobs: the second key of the advisory lock of the judge that has it.
  lock_key   int,
  claimed_at timestamptz,
  -- What the judge has said last: a ToldOfDraft of the contract.
  told       jsonb,
  constraint draft_to_prepare_check check (worker is not null or claimed_at is null)
) with (autovacuum_vacuum_threshold=200, autovacuum_vacuum_scale_factor=0);

-- What of the compilers' time each user has had for drafts, and when it was counted last; see charge_draft().
create unlogged table draft_allowance (
  user_id    uuid primary key,
  spent_ms   double precision not null default 0,
  counted_at timestamptz not null default clock_timestamp()
);

-- The program that was prepared last for each user: the digest, never the source, and who has it. A hint, of which a
-- crash may forget everything.
create unlogged table program_holder (
  user_id  uuid primary key,
  program  bytea not null,
  worker   uuid not null,
  lock_key int not null,
  noted_at timestamptz not null default clock_timestamp()
);

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
  seen_at    timestamptz not null default now(),
-- What a judge has of each language (LanguageHere of the contract, by id); null where it does not say.
  languages  jsonb
);
create index judge_worker_of_host on judge_worker (host);

-- Machines that finish what they have and take no more, until an admin takes it back: a judge that is started anew there
-- is drained too.
create table drained_host (
  host       text primary key,
  drained_by uuid references user_account(id) on delete set null,
  drained_at timestamptz not null default now()
);

-- What has become of all judges' boxes (BOX_EVENTS of the contract), for the metrics. A crash may forget it.
create unlogged table box_figure (
  event text primary key,
  total bigint not null
);

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

-- The further languages that admins have switched on. Not read where the operator's setting decides.
create table offered_language (
  language       text primary key check (language ~ '^[a-z][a-z0-9]{0,19}$'),
  switched_on_by uuid references user_account(id) on delete set null,
  switched_on_at timestamptz not null default now()
);
create index offered_language_of_user on offered_language (switched_on_by);

-- functions/judging/:
--   charge_draft(of_user uuid, since timestamptz) returns double precision
--   check_judge_result(result jsonb, job_kind text, tests_given int) returns void
--   end_draft(draft_id uuid) returns boolean
--   end_old_drafts() returns void
--   first_claimable(worker uuid, lock_key int, level smallint, least_age interval, sated uuid[], may_study boolean) returns job
--   give_turn() returns trigger
--   holder_of_program(of_user uuid, wanted bytea) returns uuid
--   is_drained(worker uuid) returns boolean
--   judge_boxes(figures jsonb) returns void security definer
--   judge_report(worker uuid, facts jsonb) returns jsonb security definer
--   judge_take_draft(worker uuid, lock_key int) returns jsonb security definer
--   judge_tell_draft(worker uuid, draft_id uuid, told jsonb) returns boolean security definer
--   living_judges() returns setof int
--   put_draft(draft_id uuid, of_user uuid, language text, source text, program bytea, out replaced uuid, out pause_ms double precision) returns record
--   release_awaiting(problem text) returns int

-- == problems ========================================================================================================

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
  is_loose     boolean not null default true,
  packing      text check (packing = 'zstd'),
  bytes        int
);
create index test_data_loose on test_data (last_used_at) where is_loose;

create table problem (
  id                 text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 100),
  position           int not null,
  title              text not null check (title <> ''),
  description        text not null check (description <> ''),
  description_html   text not null,
  renderer_version   int not null,
  -- How to solve it, in steps: Markdown and its rendering, or neither.
  editorial          text check (editorial <> ''),
  editorial_html     text,
  difficulty         text not null check (difficulty in ('easy', 'medium', 'hard')),
  tag                text not null check (tag in ('array', 'linkedList', 'graph', 'dp')),
  time_ms            int not null check (time_ms > 0),
  memory_bytes       bigint not null check (memory_bytes > 0),
  output_bytes       bigint not null check (output_bytes > 0),
  checker            jsonb not null,
  -- {"cpp": "…", "java": "…", "javascript": "…"}
  start_code         jsonb not null,
  hints              text[] not null default '{}'::text[],
  version            int not null default 1,
  -- The hash of all that decides a verdict (tests, limits, checker). `version` grows only when it changes: a better
  -- sentence in the statement makes no verdict old.
  judging_hash       text not null default '',
  -- The hash of the package that the problem was seeded from. An edited problem is never overwritten by its package.
  package_hash       text,
  -- Who made the problem and what one may do with it, as its package says: an export gives it back.
  attribution        jsonb,
  is_edited          boolean not null default false,
  is_draft           boolean not null default false,
  -- An admin may switch studies of its submissions off, say for a contest.
  allows_studies     boolean not null default true,
  -- The package's secret tests are still being built: there are visible tests only, so nothing can be submitted yet.
  awaits_tests       boolean not null default false,
  -- Somebody has opened the problem meanwhile: what is wanted is built first.
  wanted_at          timestamptz,
  -- The server that builds the tests has taken the problem until then.
  building_until     timestamptz,
  created_at         timestamptz not null default now(),
  updated_at         timestamptz not null default now(),
  -- A deleted problem keeps its row: the history of those who tried it stays readable.
  deleted_at         timestamptz,
  statement_language text check (statement_language ~ '^[A-Za-z]{2,3}(-[A-Za-z]+)?$'),
  statement_source   text,
-- How a problem gives points, as its package says (the contract's Scoring): groups of tests, by the beginnings of the
-- tests' names. Null: a program solves it or does not.
  scoring            jsonb,
-- What a problem is about, finer than its one tag and in its author's words: `keywords` of a package.
  topics             text[] not null default '{}'::text[],
-- What a problem adds to every program before it is compiled (the contract's AddedFiles): by language, or `default`.
-- Null: nothing.
  added_files        jsonb,
-- Where a further language's factor does not do for a problem (the contract's TimeFactors). Null: for none.
  time_factors       jsonb,
-- A problem that a teacher has written for a class: nobody outside of it sees any of it (decision 0077). For everybody
-- else it is a draft, so that whatever hides drafts hides it. Null: the site's own.
  class_id           uuid references class(id) on delete set null,
  constraint problem_check check ((editorial is null) = (editorial_html is null)),
  constraint problem_of_class_is_draft check (class_id is null or is_draft)
);
create index problem_in_order on problem ("position", id) where deleted_at is null;
create index problem_of_class on problem (class_id) where class_id is not null;

create table reference_solution (
  problem_id text not null references problem(id) on delete cascade,
  language   text not null check (language ~ '^[a-z][a-z0-9]{0,19}$'),
  source     text not null check (source <> ''),
  primary key (problem_id, language)
);

-- `number` is 1-based over all tests, visible ones first.
create table problem_test (
  problem_id          text not null references problem(id) on delete cascade,
  number              int not null check (number > 0),
  -- What authors call it: the name of its file in a package, or what they have typed. Null: nothing.
  name                text check (name <> '' and length(name) <= 100),
  is_visible          boolean not null,
  input_sha           text not null references test_data(sha256),
  answer_sha          text not null references test_data(sha256),
  explanation         text not null default '',
  -- Packages may compare some of their tests in another way than the rest. Null: as the problem says.
  checker             jsonb,
-- What validators of inputs and answers get beside this test, as its package says: {input, answer}, each a list for all
-- or a map by validator. Kept for exports. Null: nothing.
  validator_arguments jsonb,
  primary key (problem_id, number)
);
create index problem_test_answer on problem_test (answer_sha);
create index problem_test_input on problem_test (input_sha);
create trigger changed_test_loosens_data after update on problem_test referencing old table as gone for each statement execute function loosen_test_data();
create trigger problem_test_loosens_data after delete on problem_test referencing old table as gone for each statement execute function loosen_test_data();

-- Of a problem's package what a study of a submission needs, as the contract says it. The submissions of a problem
-- without are not studied.
create table study_material (
  problem_id text primary key references problem(id) on delete cascade,
  material   jsonb not null
);

-- Who has solved what: marked with the first accepted verdict.
create table solved (
  user_id         uuid not null references user_account(id) on delete cascade,
  problem_id      text not null references problem(id),
  first_solved_at timestamptz not null,
  primary key (user_id, problem_id)
);

-- What a judge has said last of a problem whose own output validator is broken, for admins. It is about the version that
-- was judged: a save that changes the validator makes it old.
create table problem_fault (
  problem_id      text primary key references problem(id) on delete cascade,
  problem_version int not null,
  reason          text not null,
  seen_at         timestamptz not null default now()
);

-- The further solutions of a package (wrong and slow ones, that show what the tests are for), kept for an export.
create table package_solution (
  problem_id text not null references problem(id) on delete cascade,
  -- The path below submissions/: wrong_answer/greedy.cpp
  name       text not null,
  language   text not null check (language ~ '^[a-z][a-z0-9]{0,19}$'),
  source     text not null,
  -- The verdicts that its folder allows.
  expected   text[] not null,
-- Of a program of several files: {main, otherFiles: [{name, content}]}, where `source` is the text of `main`.
  folder     jsonb,
  primary key (problem_id, name)
);

-- The last measured test strength of a problem; a new one takes its place. `result` is a TestStrength of the contract,
-- `problem_revision` the save that was measured: an older one than the problem's says that the result is outdated.
create table test_strength (
  problem_id       text primary key references problem(id) on delete cascade,
  problem_revision text not null,
  result           jsonb not null,
  measured_at      timestamptz not null default now()
);

-- Users' own lists of problems. The one whose name is empty holds the bookmarks; it is made with the first of them.
create table own_list (
  id         uuid default gen_random_uuid() primary key,
  user_id    uuid not null references user_account(id) on delete cascade,
  name       text not null,
  created_at timestamptz not null default now(),
  unique (user_id, name)
);

create table own_list_problem (
  list_id    uuid not null references own_list(id) on delete cascade,
  problem_id text not null references problem(id) on delete cascade,
  added_at   timestamptz not null default now(),
  primary key (list_id, problem_id)
);

create table problem_translation (
  problem_id text not null references problem(id) on delete cascade,
  language   text not null check (language ~ '^[A-Za-z]{2,3}(-[A-Za-z]+)?$'),
  -- Null: the problem's own.
  title      text,
  markdown   text not null,
  html       text not null,
  source     text,
  primary key (problem_id, language)
);

create table problem_file (
  problem_id   text not null references problem(id) on delete cascade,
  -- As in a package: statement/plane.png, attachments/tool.py
  path         text not null check (path ~ '^(statement|attachments|input_validators|answer_validators)/[A-Za-z0-9_]'),
  -- Found in its bytes. Null: a source of a statement, which leaves the server in an export only.
  content_type text,
  content      bytea not null,
  bytes        int not null check (bytes > 0),
  primary key (problem_id, path)
);

-- What people see of the samples of a problem whose own program has a part in the runs, in the form of a package's
-- `.interaction` files. Of a problem whose outputs are only compared none is shown.
create table problem_conversation (
  problem_id text not null references problem(id) on delete cascade,
  number     int not null check (number > 0),
  -- That of the visible test that it belongs to, as far as it belongs to one.
  name       text check (name <> '' and length(name) <= 100),
  text       text not null check (text <> ''),
  primary key (problem_id, number)
);

-- What was the problem of which day (UTC), the same for everybody. A day has a second row where its first problem was
-- taken away before the day was over.
create table problem_of_the_day (
  day        date not null,
  problem_id text not null references problem(id),
  -- No problem comes a second time in a round: the next one begins when all have had their day.
  round      int not null check (round > 0),
  chosen_at  timestamptz not null default now(),
  primary key (day, problem_id)
);
create index problem_of_the_day_by_round on problem_of_the_day (round);
create index problem_of_the_day_of_problem on problem_of_the_day (problem_id);

-- functions/problems/:
--   check_print_result(result jsonb, inputs_given int) returns void
--   judge_packed_data(sha256 text[]) returns table(sha256 text, packing text, content bytea) security definer
--   judge_store_output(worker uuid, job_id bigint, attempt int, content bytea) returns text security definer
--   judge_store_wanted(worker uuid, job_id bigint, attempt int, hash text, packing text, bytes int, content bytea) returns boolean security definer
--   judge_test_data(sha256 text[]) returns table(sha256 text, content bytea) security definer
--   loosen_test_data() returns trigger
--   refuse_packed() returns bytea
--   test_data_turn() returns void

-- == drafts ==========================================================================================================

-- What is typed for a problem and not handed in: code, notes, own tests. `revision` counts the saves; a save on another
-- revision than the kept one comes from a device that has not seen it, and is refused.
create table draft (
  user_id    uuid not null references user_account(id) on delete cascade,
  problem_id text not null references problem(id) on delete cascade,
  slot       text not null,
  text       text not null,
  revision   int not null default 1,
  saved_at   timestamptz not null default now(),
  primary key (user_id, problem_id, slot)
);

-- == submissions =====================================================================================================

-- What users hand in and what came of it.

create table submission (
  id              uuid default gen_random_uuid() primary key,
  user_id         uuid not null references user_account(id) on delete cascade,
  problem_id      text not null references problem(id),
  language        text not null check (language ~ '^[a-z][a-z0-9]{0,19}$'),
  code            text not null,
  -- The key that whoever submits has made up for this one submission: sent again with it, say because the answer was
  -- lost, it counts once, on whichever server it arrives.
  request_key     text check (length(request_key) >= 8 and length(request_key) <= 64),
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
  tests           jsonb not null default '[]'::jsonb,
  timings         jsonb not null default '[]'::jsonb,
  problem_version int,
  created_at      timestamptz not null default now(),
  judged_at       timestamptz,
-- What a submission is worth, as its judge says it (the contract's Points). Null where its problem gives none. They never
-- make a verdict: accepted is what has passed every test, and then has them all.
  points          jsonb,
  constraint submission_check check ((verdict is null) = (judged_at is null)),
  constraint submission_check1 check ((not verdict is distinct from 'JE') = (fault is not null)),
  constraint submission_check2 check (verdict is distinct from 'AC' or passed = total and total > 0)
);
-- The latest accepted ones of a problem, for the distribution of its times.
create index submission_accepted on submission (problem_id, created_at) include (language, user_id, cpu_ms, problem_version) where verdict = 'AC';
-- What a profile counts.
create index submission_accepted_of_user on submission (user_id, created_at) include (language, problem_id) where verdict = 'AC';
create index submission_history on submission (user_id, problem_id, created_at);
create index submission_judge_error on submission (judged_at) where verdict = 'JE';
-- What is tried again by itself, and not what has been tried too often: that stays for good.
create index submission_judge_retry on submission (judged_at) where verdict = 'JE' and judge_retries < 5 and (fault ->> 'kind') = 'judge';
-- The newest of a problem that have a verdict about a program: its figures.
create index submission_judged on submission (problem_id, judged_at) where verdict is not null and verdict <> 'JE';
-- How long the phases of judging take on this site is read from the latest submissions of a language.
create index submission_latest on submission (language, judged_at) where verdict is not null;
create index submission_of_problem on submission (problem_id, created_at);
create index submission_recent on submission (user_id, created_at);
create unique index submission_request_key on submission (user_id, request_key) where request_key is not null;
create trigger deleted_submission_leaves_verdict before delete on submission for each row execute function keep_contest_verdict();
create trigger deleted_submissions_count after delete on submission referencing old table as before for each statement execute function count_submissions();
create trigger inserted_submissions_count after insert on submission referencing new table as after for each statement execute function count_submissions();
create trigger submission_verdict_is_final before update on submission for each row execute function guard_verdict();
create trigger truncated_submissions_count after truncate on submission for each statement execute function count_submissions();
create trigger updated_submissions_count after update on submission referencing old table as before new table as after for each statement execute function count_submissions();

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
  submission_id uuid primary key references submission(id) on delete cascade,
  token         text not null unique check (length(token) >= 32),
  created_at    timestamptz not null default now()
);

-- One row for each study that a judge makes of a submission. `result` is a SmallestResult or GrowthResult of the
-- contract, as the kind says; it can be looked at again for thirty days. A study that was given up, or failed by our
-- fault or the problem's, has a fault instead.
create table study (
  id              uuid default gen_random_uuid() primary key,
  kind            text not null check (kind in ('smallest', 'growth')),
  user_id         uuid not null references user_account(id) on delete cascade,
  submission_id   uuid not null references submission(id) on delete cascade,
  problem_version int not null,
  result          jsonb,
  fault           jsonb,
  created_at      timestamptz not null default now(),
-- Where a site wants it, idle judges look for inputs on which accepted programs are wrong. Their author knows nothing of
-- such a search, and it takes nothing of what he may ask for.
  is_idle         boolean not null default false
);
create index study_age on study (created_at);
create unique index study_idle on study (submission_id, problem_version) where is_idle;
create index study_of_submission on study (submission_id, created_at);
create index study_recent on study (user_id, created_at);

-- How often a user has had the reference solution answer own input today: without a bound, it would answer for it.
create table own_input_answers (
  user_id    uuid not null references user_account(id) on delete cascade,
  problem_id text not null references problem(id) on delete cascade,
  day        date not null default CURRENT_DATE,
  answers    int not null default 1,
  primary key (user_id, problem_id)
);

-- Rejudging: all submissions to a problem are judged again, what would change is looked at, and then it is applied or
-- dropped. Until it is applied no submission changes.
create table rejudging (
  id            uuid default gen_random_uuid() primary key,
  problem_id    text not null references problem(id),
  -- The problem's version at the start: a rejudging of tests that have changed since is not applied.
  version       int not null,
  -- "judging" to the end, also while it is being applied.
  state         text not null default 'judging' check (state in ('judging', 'applied', 'dropped')),
  created_by    uuid references user_account(id) on delete set null,
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
create index rejudging_to_apply on rejudging (created_at) where state = 'judging' and is_applying;
create index rejudging_to_feed on rejudging (created_at) where state = 'judging' and not is_fed;
-- One at a time for a problem: a second one would judge the same submissions for nothing.
create unique index rejudging_under_way on rejudging (problem_id) where state = 'judging';

create table rejudging_item (
  id             uuid default gen_random_uuid() primary key,
  rejudging_id   uuid not null references rejudging(id) on delete cascade,
  submission_id  uuid not null references submission(id) on delete cascade,
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
-- What would change, in the order in which it was handed in.
create index rejudging_item_changed on rejudging_item (rejudging_id, submitted_at) where (result ->> 'verdict') <> verdict_before;
create index rejudging_item_failed on rejudging_item (rejudging_id) where result is null and has_failed;
create index rejudging_item_of_submission on rejudging_item (submission_id);
create index rejudging_item_open on rejudging_item (rejudging_id) where result is null and not has_failed;
create index rejudging_item_version on rejudging_item (rejudging_id, version_given) where version_given is not null;

-- Inputs that tests are missing, as users have found them: on each an accepted program of the reporter is wrong
-- (`missed`), or the problem's own solutions do not agree (`disagreement`).
create table weak_test_report (
  id          bigint generated always as identity primary key,
  problem_id  text not null references problem(id),
  -- Null: the account is deleted. What was found stays.
  user_id     uuid references user_account(id) on delete set null,
  -- The reporter wants to be thanked by first name when the test is added.
  is_named    boolean not null,
  kind        text not null check (kind in ('missed', 'disagreement')),
  input       text not null,
  input_sha   text not null,
  -- What became of the accepted program, and of the solutions: for administrators.
  finding     jsonb not null,
  state       text not null default 'open' check (state in ('open', 'added', 'dismissed')),
  created_at  timestamptz not null default now(),
  decided_at  timestamptz,
  -- Of the hidden test that was made of it, counted over all tests of then.
  test_number int,
-- Found by such a search, and by nobody.
  is_searched boolean not null default false,
  unique (problem_id, input_sha),
  constraint weak_test_report_check check ((state = 'open') = (decided_at is null)),
  constraint weak_test_report_check1 check ((state = 'added') = (test_number is not null))
);
create index weak_test_report_of_user on weak_test_report (user_id, created_at) where user_id is not null;
create index weak_test_report_open on weak_test_report (id) where state = 'open';

-- How difficult a problem was for those who have tried it, worked out now and then of their first attempts; problems
-- that few have tried have no row.
create table problem_rating (
  problem_id text primary key references problem(id),
  rating     int not null,
  people     int not null check (people > 0),
  rated_at   timestamptz not null default now()
);

-- functions/submissions/:
--   apply_rejudging_batch(applying uuid, most int) returns boolean
--   count_submissions() returns trigger
--   fail_awaiting(problem text, reason text) returns setof uuid
--   fold_tally(most int) returns int
--   grant_judging(judge_role text) returns void
--   guard_verdict() returns trigger
--   judge_claim(worker uuid, lock_key int, most int, lease_seconds int) returns setof jsonb security definer
--   judge_finish(worker uuid, job_id bigint, attempt int, result jsonb) returns boolean security definer
--   judge_give_back(worker uuid, job_id bigint, attempt int, reason text) returns text security definer
--   judge_reap() returns table(job_id bigint, subject_id uuid, outcome text) security definer
--   judge_renew(worker uuid, held bigint[], held_attempts int[], lease_seconds int) returns table(job_id bigint, attempt int, cancelled boolean) security definer
--   judge_stop(worker uuid) returns int security definer
--   judging_failed(failed job, fault jsonb) returns void
--   judging_task(job_kind text, subject uuid, out task jsonb, out problem_version int) returns record
--   keep_contest_verdict() returns trigger
--   put_verdict(subject uuid, result jsonb, version_given int, timings jsonb) returns submission
--   retry_judge_errors(subjects uuid[]) returns setof uuid
--   return_to_queue(held job, failing uuid) returns text

-- == status ==========================================================================================================

-- How the site stood, every thirty seconds for a day: one row, whichever web server writes first; each adds the requests
-- that it has answered. Not logged: after a crash the plots begin anew.
create unlogged table site_sample (
  at             timestamptz primary key,
  waiting        int not null,
  running        int not null,
  oldest_seconds real not null,
  judges         int not null,
  -- Of the thirty seconds before.
  verdicts       int not null,
  judge_errors   int not null,
  -- From the press of the button to the verdict, of nineteen in twenty.
  slow_seconds   real not null,
  requests       int not null default 0,
  failures       int not null default 0
);

-- == videos ==========================================================================================================

-- Editorial videos, from the moment an upload is allowed. Bytes live in a store: our own, in a folder or a bucket, or
-- Cloudinary. A row is there before the first byte and goes after the last, so that nothing is ever stored of which no
-- row knows.
--
--   allowed ──▶ uploaded ──▶ current ──▶ replaced or deleted ──▶ (no row)
--      └───────────┴── never saved: expires_at passes ───────────────▲

create table editorial_video (
  public_id         text primary key,
  problem_id        text not null references problem(id),
  store             text not null check (store in ('embedded', 's3', 'cloudinary')),
  -- Only our own store uses it: what tickets and signatures are made with.
  upload_secret     bytea not null,
  allowed_at        timestamptz not null default now(),
  -- Set when the bytes begin to come, so that a link works once.
  upload_started_at timestamptz,
  uploaded_at       timestamptz,
  secure_url        text,
  thumbnail_url     text,
  duration_seconds  double precision check (duration_seconds >= 0::double precision),
  is_current        boolean not null default false,
  -- When a video that is not the current one may be removed.
  expires_at        timestamptz not null,
  constraint editorial_video_check check (uploaded_at is null or secure_url is not null and duration_seconds is not null),
  constraint editorial_video_check1 check (not is_current or uploaded_at is not null)
);
create unique index current_editorial_video on editorial_video (problem_id) where is_current;
create index expiring_editorial_video on editorial_video (expires_at) where not is_current;

-- == assistant =======================================================================================================

-- The AI helper: conversations, kept per user and problem, and who is asking right now.

create table chat_message (
  id           bigint generated always as identity primary key,
  user_id      uuid not null references user_account(id) on delete cascade,
  problem_id   text not null references problem(id) on delete cascade,
  role         text not null check (role in ('user', 'model')),
  -- As it was shown: code that was held back is nowhere in it.
  content      text not null check (content <> ''),
  hint_level   text check (hint_level in ('nudge', 'idea', 'approach', 'outline', 'code')),
  is_held_back boolean not null default false,
  -- The gate let code pass that would be accepted, since the user had solved the problem or had confirmed. The code of
  -- all other answers of a conversation is judged together with that of the next one.
  is_unguarded boolean not null default false,
  -- The answer was stopped or broken off.
  is_partial   boolean not null default false,
  created_at   timestamptz not null default now()
);
create index chat_message_of_conversation on chat_message (user_id, problem_id, id);

-- One row for each question of the last minutes: they are counted, and the open one keeps the next out, on whichever
-- server it arrives. `open_until` is a lease: a question of a server that died does not keep its user out for long.
create table chat_question (
  id         uuid primary key,
  user_id    uuid not null references user_account(id) on delete cascade,
  asked_at   timestamptz not null default now(),
  open_until timestamptz
);
create index chat_question_of_user on chat_question (user_id, asked_at);

-- == health ==========================================================================================================

-- What the health check writes to see that writing works. Emptied and filled again each time, so that the database must
-- find room for it; unlogged, since nobody needs it after a crash.
create unlogged table write_probe (
  filler bytea not null
);

-- == openings ========================================================================================================

-- Contests: which problem is open to whom, and when. A contest is a window onto problems, an entry is somebody's clock.
-- Nothing of a score is kept here: a board is computed from the submissions whenever somebody looks, so no rejudging,
-- extension or disqualification can leave an old one behind.

create table contest (
  id              text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 100),
  title           text not null check (title <> ''),
  intro           text not null default '',
  starts_at       timestamptz not null,
  ends_at         timestamptz not null,
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
-- Time that does not count for anybody, because something had broken down: whose clock ran then has as much at the end.
  removed         tstzmultirange not null default '{}'::tstzmultirange,
-- By what the board ranks: problems and penalty, or points.
  rules           text not null default 'icpc' check (rules in ('icpc', 'best', 'groups')),
-- The digest of the board that its organiser has called final; null: none yet. The board itself is kept nowhere: whatever
-- changes it later (a rejudging, an entry that is disqualified) is seen by another digest.
  final_board     text,
-- When its organiser has called the board final, the last time.
  final_at        timestamptz,
-- So many people at most take part as one entry.
  team_size       int not null default 1 check (team_size >= 1 and team_size <= 10),
-- A contest that nobody organises: problems that are public already, with everybody's own clock. It keeps no problem and
-- hides nothing of anybody.
  is_challenge    boolean not null default false,
-- Who has made the challenge, as long as they have their account. Null: the site itself.
  made_by         uuid references user_account(id) on delete set null,
  constraint contest_challenge check (not is_challenge or window_minutes is not null and freeze_minutes is null and join_code is null),
  constraint contest_check check (ends_at > starts_at),
  constraint contest_check1 check (freeze_minutes is null or window_minutes is null)
);
create index contest_of_maker on contest (made_by) where made_by is not null;

-- In the order of their letters: the first is A.
create table contest_problem (
  contest_id text not null references contest(id) on delete cascade,
  ordinal    int not null check (ordinal > 0),
  problem_id text not null references problem(id),
  primary key (contest_id, ordinal),
  unique (contest_id, problem_id)
);
create index contest_problem_of_problem on contest_problem (problem_id);

-- Somebody's part in a contest. Virtual ones take part after its end, as if it were now.
create table contest_entry (
  id                  uuid default gen_random_uuid() primary key,
  contest_id          text not null references contest(id) on delete cascade,
  -- As the board shows it.
  name                text not null check (name <> ''),
  kind                text not null check (kind in ('official', 'unofficial', 'virtual')),
  -- Where the clock is the entry's own: when it was started.
  started_at          timestamptz,
  -- Added to the end of this entry alone.
  extra_minutes       int not null default 0 check (extra_minutes >= 0),
  -- Why it is not on the board any more; null: it is.
  disqualified_reason text check (disqualified_reason <> ''),
  created_at          timestamptz not null default now(),
-- With it others join the entry until its clock starts. Null for those who take part afterwards.
  team_code           text check (team_code <> '')
);
create index contest_entry_of_contest on contest_entry (contest_id);
create unique index contest_entry_team_code on contest_entry (contest_id, team_code);

-- Who an entry is. The entry of a deleted account stays, without a member and without its name.
create table contest_member (
  contest_id  text not null references contest(id) on delete cascade,
  user_id     uuid not null references user_account(id) on delete cascade,
  entry_id    uuid not null references contest_entry(id) on delete cascade,
  is_virtual  boolean not null,
-- The last answer that this member has seen.
  read_number bigint not null default 0,
  primary key (user_id, entry_id)
);
create index contest_member_of_entry on contest_member (entry_id);
create unique index contest_member_once on contest_member (contest_id, user_id, is_virtual);
create trigger deleted_member_leaves_entry after delete on contest_member for each row execute function forget_contest_name();

-- A submission that counts for an entry if it lies within the entry's clock, as that is when somebody looks.
create table contest_submission (
  id            bigint generated always as identity primary key,
  contest_id    text not null references contest(id) on delete cascade,
  entry_id      uuid not null references contest_entry(id) on delete cascade,
  problem_id    text not null references problem(id),
  -- Null once its author has deleted the account: the verdict is all that is left of it.
  submission_id uuid references submission(id) on delete set null,
  left_verdict  text,
  -- When it arrived: the moment that counts, and not that of its transaction, which may have waited for its turn.
  at            timestamptz not null,
-- What a submission was worth whose author has deleted the account.
  left_points   jsonb,
  unique (submission_id, entry_id)
);
create index contest_submission_of_contest on contest_submission (contest_id, at);
create index contest_submission_of_entry on contest_submission (entry_id);

create table contest_question (
  id            bigint generated always as identity primary key,
  contest_id    text not null references contest(id) on delete cascade,
  -- Null: about the contest as a whole.
  problem_id    text references problem(id),
  -- Who has asked; null: an announcement.
  entry_id      uuid references contest_entry(id) on delete cascade,
  question      text not null default '',
  answer        text check (answer <> ''),
  -- All who take part see question and answer, without the name of who has asked.
  is_public     boolean not null default false,
  -- Grows with every answer of the site: who has read up to one has read all before it. Null: not answered.
  answer_number bigint,
  asked_at      timestamptz not null default now(),
  answered_at   timestamptz,
  constraint contest_question_check check ((answer is null) = (answer_number is null) and (answer is null) = (answered_at is null)),
  constraint contest_question_check1 check (entry_id is not null or is_public and answer is not null)
);
create index contest_question_of_contest on contest_question (contest_id);
create index contest_question_of_entry on contest_question (entry_id) where entry_id is not null;

-- Who may make classes, beside administrators.
create table teacher (
  user_id  uuid primary key references user_account(id) on delete cascade,
  named_by uuid references user_account(id) on delete set null,
  named_at timestamptz not null default now()
);
create index teacher_named_by on teacher (named_by);

create table class (
  id             uuid default gen_random_uuid() primary key,
  name           text not null check (name <> ''),
  -- With it anybody joins as a student; it names the class as well. Null: nobody does. Kept as it is, since staff are
  -- shown it again.
  join_code      text unique check (length(join_code) >= 8),
  -- From then on it can only be looked at.
  archived_at    timestamptz,
  created_at     timestamptz not null default now(),
-- So many late days each student of the class has for nothing, over all of its assignments.
  free_late_days int not null default 0 check (free_late_days >= 0 and free_late_days <= 60)
);

create table class_member (
  class_id  uuid not null references class(id) on delete cascade,
  user_id   uuid not null references user_account(id) on delete cascade,
  role      text not null check (role in ('student', 'assistant', 'teacher')),
  -- As the roster calls them; empty: as their account does.
  name      text not null default '',
  -- A matriculation number, a seat: what a grade book needs. Staff alone see it, and it leaves with the class.
  label     text not null default '',
  joined_at timestamptz not null default now(),
  primary key (class_id, user_id)
);
create index class_member_of_user on class_member (user_id);

-- Somebody whom a roster names and who has not come yet. An account that proves the address afterwards takes it up at
-- once; who has had one before is asked, since staff see what their students submit.
create table class_invitation (
  class_id   uuid not null references class(id) on delete cascade,
  email_id   text not null check (email_id = lower(email_id)),
  role       text not null check (role in ('student', 'assistant')),
  name       text not null default '',
  label      text not null default '',
  -- When the mail was handed to the mail server; null: none was.
  mailed_at  timestamptz,
  created_at timestamptz not null default now(),
  primary key (class_id, email_id)
);
create index class_invitation_of_address on class_invitation (email_id);

create table assignment (
  id           uuid default gen_random_uuid() primary key,
  class_id     uuid not null references class(id) on delete cascade,
  title        text not null check (title <> ''),
  intro        text not null default '',
  opens_at     timestamptz not null,
  due_at       timestamptz not null,
  -- So many days later it still counts, with so much taken off for each that has begun.
  late_days    int not null check (late_days >= 0 and late_days <= 60),
  late_percent int not null check (late_percent >= 0 and late_percent <= 100),
  grading      text not null check (grading in ('points', 'solved')),
  -- Null: all.
  languages    text[],
  aids         text not null check (aids in ('open', 'homework', 'exam')),
  -- Grows with each save; a save that was read before the last one is refused.
  revision     int not null default 1,
  created_at   timestamptz not null default now(),
  constraint assignment_check check (due_at > opens_at)
);
create index assignment_of_class on assignment (class_id, due_at);

create table assignment_problem (
  assignment_id uuid not null references assignment(id) on delete cascade,
  ordinal       int not null check (ordinal > 0),
  problem_id    text not null references problem(id),
  points        double precision not null check (points >= 0::double precision),
  primary key (assignment_id, ordinal),
  unique (assignment_id, problem_id)
);
create index assignment_problem_of_problem on assignment_problem (problem_id);

-- For this student it is due so many days later.
create table assignment_extension (
  assignment_id uuid not null references assignment(id) on delete cascade,
  user_id       uuid not null references user_account(id) on delete cascade,
  extra_days    int not null check (extra_days >= 1 and extra_days <= 60),
  primary key (assignment_id, user_id)
);
create index assignment_extension_of_user on assignment_extension (user_id);

create table contest_staff (
  contest_id text not null references contest(id) on delete cascade,
  user_id    uuid not null references user_account(id) on delete cascade,
  role       text not null check (role in ('organiser', 'jury')),
  named_at   timestamptz not null default now(),
  -- Null: still is. Whoever was has seen what those who take part must not, so the row stays.
  ended_at   timestamptz,
  primary key (user_id, contest_id)
);
create index contest_staff_of_contest on contest_staff (contest_id);

-- Whom the organisers of a contest have invited by address: they enter without its code. It stays when they have.
create table contest_invitation (
  contest_id text not null references contest(id) on delete cascade,
  email_id   text not null check (email_id = lower(email_id)),
  -- Under which they take part; those of one name are a team, where there are teams. Empty: as they like.
  name       text not null default '',
  -- When the mail was handed to the mail server; null: none was.
  mailed_at  timestamptz,
  created_at timestamptz not null default now(),
  primary key (contest_id, email_id)
);
create index contest_invitation_of_address on contest_invitation (email_id);

-- The key of a contest's sealed statements. While there is a row they are offered. Those who take part get the key once
-- their clock has started, and it is kept as it is, since the staff print it.
create table contest_seal (
  contest_id      text primary key references contest(id) on delete cascade,
  key             text not null check (key <> ''),
  -- What tells all who take part the key, once their clock has started.
  announcement_id bigint references contest_question(id) on delete set null,
  made_at         timestamptz not null default now()
);
create index contest_seal_announcement on contest_seal (announcement_id) where announcement_id is not null;

-- For which weeks (their Mondays, UTC) the site has opened its challenge. It outlives the challenge, which an administrator
-- may delete without getting another one.
create table weekly_challenge (
  week      date primary key,
  opened_at timestamptz not null default now()
);

-- functions/openings/:
--   forget_contest_name() returns trigger
--   forget_invitations() returns trigger
--   moved_end(removed tstzmultirange, since timestamptz, until timestamptz) returns timestamptz
--   take_up_invitations() returns trigger

-- == classes =========================================================================================================

-- What the staff of a class say to their students about a submission.
create table submission_comment (
  id            bigint generated always as identity primary key,
  class_id      uuid not null references class(id) on delete cascade,
  submission_id uuid not null references submission(id) on delete cascade,
  author_id     uuid references user_account(id) on delete set null,
  -- Of the code; null: about the whole.
  line          int check (line > 0),
  text          text not null check (text <> ''),
  created_at    timestamptz not null default now(),
  -- By the student.
  seen_at       timestamptz
);
create index submission_comment_of_author on submission_comment (author_id);
create index submission_comment_of_class on submission_comment (class_id);
create index submission_comment_of_submission on submission_comment (submission_id);

-- == talk ============================================================================================================

-- The talk about problems among those who have solved them: comments, and accepted submissions that their authors show.

create table talk_comment (
  id               bigint generated always as identity primary key,
  problem_id       text not null references problem(id),
  author_id        uuid not null references user_account(id) on delete cascade,
  -- Markdown, and the sanitized HTML that this version of the renderer has made of it.
  text             text not null check (text <> ''),
  html             text not null,
  renderer_version int not null,
  created_at       timestamptz not null default now(),
  edited_at        timestamptz,
  -- By an administrator: from then on its author alone sees it, and administrators.
  hidden_at        timestamptz
);
create index talk_comment_of_author on talk_comment (author_id);
create index talk_comment_of_problem on talk_comment (problem_id, id);

-- Problems whose talk takes no more comments.
create table talk_lock (
  problem_id text primary key references problem(id),
  locked_at  timestamptz not null default now()
);

create table shared_solution (
  id            bigint generated always as identity primary key,
  submission_id uuid not null unique references submission(id) on delete cascade,
  -- The submission's; it never changes.
  problem_id    text not null references problem(id),
  shared_at     timestamptz not null default now(),
  hidden_at     timestamptz
);
create index shared_solution_of_problem on shared_solution (problem_id);

create table solution_vote (
  solution_id bigint not null references shared_solution(id) on delete cascade,
  user_id     uuid not null references user_account(id) on delete cascade,
  created_at  timestamptz not null default now(),
  primary key (solution_id, user_id)
);
create index solution_vote_of_user on solution_vote (user_id);

-- What people have told administrators of. It outlives what it is about, unless that goes with its author's account.
create table talk_report (
  id          bigint generated always as identity primary key,
  problem_id  text not null references problem(id),
  kind        text not null check (kind in ('comment', 'solution')),
  comment_id  bigint references talk_comment(id) on delete set null,
  solution_id bigint references shared_solution(id) on delete set null,
  -- Who has written what is reported, and how it began then.
  author_id   uuid not null references user_account(id) on delete cascade,
  excerpt     text not null,
  reporter_id uuid references user_account(id) on delete set null,
  reason      text not null check (reason <> ''),
  created_at  timestamptz not null default now(),
  state       text not null default 'open' check (state in ('open', 'hidden', 'locked', 'dismissed')),
  decided_at  timestamptz,
  constraint talk_report_check check ((state = 'open') = (decided_at is null)),
  constraint talk_report_check1 check (num_nonnulls(comment_id, solution_id) <= 1)
);
create index talk_report_about_comment on talk_report (comment_id);
create index talk_report_about_solution on talk_report (solution_id);
create index talk_report_of_author on talk_report (author_id);
-- Nobody reports the same thing twice as long as nobody has looked at it.
create unique index talk_report_of_comment on talk_report (comment_id, reporter_id) where state = 'open';
create index talk_report_of_reporter on talk_report (reporter_id);
create unique index talk_report_of_solution on talk_report (solution_id, reporter_id) where state = 'open';
create index talk_report_open on talk_report (id) where state = 'open';

-- Which comments to a problem somebody has been told of by mail, and when last.
create table talk_news (
  user_id    uuid not null references user_account(id) on delete cascade,
  problem_id text not null references problem(id),
  -- Those up to this one.
  told_id    bigint not null,
  mailed_at  timestamptz not null default now(),
  primary key (user_id, problem_id)
);

-- == profile =========================================================================================================

-- Under which handle others find somebody, and whether they do. No row: the account has no handle, and nobody finds it.
create table public_profile (
  user_id           uuid primary key references user_account(id) on delete cascade,
  handle            text not null unique check (handle ~ '^[a-z0-9_-]{3,30}$'),
  -- What the profile calls its owner; empty: nothing but the handle.
  name              text not null default '',
  is_public         boolean not null default false,
  handle_changed_at timestamptz not null default now()
);

-- It ends with the membership.
create table class_board_member (
  class_id  uuid not null,
  user_id   uuid not null,
  agreed_at timestamptz not null default now(),
  primary key (class_id, user_id),
  foreign key (class_id, user_id) references class_member(class_id, user_id) on delete cascade
);

-- Who is followed stays so when the profile is not public for a while; then nobody sees it.
create table followed_profile (
  user_id     uuid not null references user_account(id) on delete cascade,
  followed_id uuid not null references user_account(id) on delete cascade,
  followed_at timestamptz not null default now(),
  primary key (user_id, followed_id),
  constraint followed_profile_check check (user_id <> followed_id)
);
create index followed_profile_by_followed on followed_profile (followed_id);

-- == lti =============================================================================================================

-- A learning platform (Moodle, Canvas, …) whose courses use this site by LTI 1.3, as an administrator has entered it.
create table lti_platform (
  id                uuid default gen_random_uuid() primary key,
  name              text not null,
  -- As its messages say it, with the name that this site has there.
  issuer            text not null,
  client_id         text not null,
  deployment_ids    text[] not null check (cardinality(deployment_ids) > 0),
  authorization_url text not null,
  token_url         text not null,
  keys_url          text not null,
  -- Whom a request for a token is for; null: the address of the tokens.
  token_audience    text,
  -- Where grades and rosters may be kept, beside the hosts of the addresses.
  service_hosts     text[] not null,
  added_at          timestamptz not null default now(),
  unique (issuer, client_id)
);

-- A launch that was begun at this site and has not come back from the platform: it belongs to the browser that began
-- it, and works once. The key is the SHA-256 of its state.
create table lti_login (
  state_hash   bytea primary key,
  browser_hash bytea not null,
  -- Of the frame in which the platform waits for what is chosen in this browser's other tab; null: there is none.
  frame_hash   bytea,
  platform_id  uuid not null references lti_platform(id) on delete cascade,
  nonce        text not null,
  begun_at     timestamptz not null default now()
);
create index lti_login_by_time on lti_login (begun_at);
create index lti_login_of_platform on lti_login (platform_id);

-- A launch that the platform has vouched for, while the person answers what is asked. The key is the SHA-256 of its
-- ticket, which opens nothing in another browser.
create table lti_launch (
  ticket_hash  bytea primary key,
  browser_hash bytea not null,
  frame_hash   bytea,
  platform_id  uuid not null references lti_platform(id) on delete cascade,
  -- What the platform has said: the server's LaunchFacts.
  facts        jsonb not null,
  -- What goes back to the platform, once it is chosen: {url, token}.
  answer       jsonb,
  launched_at  timestamptz not null default now(),
-- When a launch has logged somebody in, or its person was signed in by themselves: it logs in once; null: not yet.
  logged_in_at timestamptz
);
create index lti_launch_by_time on lti_launch (launched_at);
create index lti_launch_of_frame on lti_launch (frame_hash) where frame_hash is not null;
create index lti_launch_of_platform on lti_launch (platform_id);

-- Who somebody is at a platform: its name for them, which never changes. An account has one at each.
create table lti_identity (
  platform_id uuid not null references lti_platform(id) on delete cascade,
  sub         text not null,
  user_id     uuid not null references user_account(id) on delete cascade,
  linked_at   timestamptz not null default now(),
  primary key (platform_id, sub),
  unique (platform_id, user_id)
);
create index lti_identity_of_user on lti_identity (user_id);

-- A course at a platform, and the class that it is here.
create table lti_course (
  id              uuid default gen_random_uuid() primary key,
  platform_id     uuid not null references lti_platform(id) on delete cascade,
  deployment_id   text not null,
  context_id      text not null,
  title           text not null,
  class_id        uuid not null references class(id) on delete cascade,
  -- Where the platform tells who is in it; null: nowhere.
  memberships_url text,
  linked_by       uuid references user_account(id) on delete set null,
  linked_at       timestamptz not null default now(),
  -- When its grades were last compared with what was sent, and until when a server is at it.
  looked_at       timestamptz,
  busy_until      timestamptz not null default now(),
-- Courses take turns by when a server has last taken them; one whose platform does not take grades rests for a while.
  claimed_at      timestamptz,
  rests_until     timestamptz not null default now(),
  unique (platform_id, deployment_id, context_id)
);
create index lti_course_of_class on lti_course (class_id);
create index lti_course_of_linker on lti_course (linked_by);

-- A link within a course, and what it opens: an assignment of the class, or the class itself.
create table lti_link (
  course_id        uuid not null references lti_course(id) on delete cascade,
  resource_link_id text not null,
  title            text not null,
  assignment_id    uuid references assignment(id) on delete cascade,
  -- The column of the platform's grade book; null: it has none for this link.
  line_item_url    text,
-- A teacher has let go what a link opens, and the next one who opens it is asked; its column of the grade book stays.
  is_forgotten     boolean not null default false,
-- When what it says was last another than before, so that its grades are compared soon.
  changed_at       timestamptz not null default now(),
  primary key (course_id, resource_link_id)
);
create index lti_link_of_assignment on lti_link (assignment_id);

-- What the platform was told of a student's grade, or could not be told yet.
create table lti_score (
  course_id        uuid not null,
  resource_link_id text not null,
  user_id          uuid not null references user_account(id) on delete cascade,
  -- Null: that there is none (any more).
  earned           double precision,
  most             double precision not null,
  -- Of the newest that has arrived; null: none has.
  sent_at          timestamptz,
  -- Why the newest has not arrived, in words; null: it has.
  failure          text,
  tries            int not null default 0,
  next_try_at      timestamptz,
-- The column to which the newest was sent, or should have been: another one has none of the old grades. A server of the
-- version before does not say which: what it has sent is sent once more.
  line_item_url    text not null default '',
  primary key (course_id, resource_link_id, user_id),
  foreign key (course_id, resource_link_id) references lti_link(course_id, resource_link_id) on delete cascade
);
create index lti_score_of_user on lti_score (user_id);

-- Who has opened a link of a course: whom the platform knows there. Grades go to nobody else's row of its grade book.
create table lti_visit (
  course_id uuid not null references lti_course(id) on delete cascade,
  user_id   uuid not null references user_account(id) on delete cascade,
  first_at  timestamptz not null default now(),
  primary key (course_id, user_id)
);
create index lti_visit_of_user on lti_visit (user_id);

-- == platform: the book of the applied files =========================================================================

create table applied_file (
  name       text primary key,
  sha256     text not null,
  functions  text[] not null default '{}'::text[],
  applied_at timestamptz not null default now()
);
