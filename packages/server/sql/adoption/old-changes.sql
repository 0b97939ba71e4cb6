-- The files of tables that databases were made from before they were squashed into one a domain (decision 0041), in their
-- order, each with the SHA-256 of its text: without the comments, and without the statements of the first seven, which
-- every such database has. What one of them lacks is applied when it is adopted (platform/postgres/adopt-database.ts).

-- 0001_accounts.sql e3c7e77bfc107845aa75c0232cdda928383ea218743f97140da3b1c9296902db

-- 0002_judging.sql 6eaa3bcedb24c855b3d100144e9fba917ecff4a59633b20ccd42334366ae8849

-- 0003_problems.sql 70ba1b87b51c5748c48c1d831e0a14908f34a2b4349aba06dec80a129df28df4

-- 0004_submissions.sql ea404c4f95973909c80078166f6de90fe2883b07f75198f3e5b13fd40f9f7679

-- 0005_videos.sql fdc4a56fcb707df0ca3ddb1fc30a37a812d43e92971f82ff0815ed55ba33e7c8

-- 0006_assistant.sql 2811bac8baa5e09065f4c5cddcddf64f67d063abcfc199378d0537c3208e5594

-- 0007_health.sql 414892f22727e5d9d3a8032f016eba02c1de41ddc0912b67badfb696567494db

-- 0010_problems.sql fa33703df9df272b63f6d5de4467c19bc61b56d137087a9c0968e48bf4bfc10e
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

-- 0011_submissions.sql d41fd73d4b7f29d8cc84b2e6c0564f8e43f4022de60552204862974b5e50b929
create index submission_acceptance on submission (problem_id, verdict);

-- 0012_submissions.sql 282207f9433382d5bd4475681376fff468d5be1e1d8bb63ac679f54a0395f20b
create table submission_share (
  submission_id uuid primary key references submission (id) on delete cascade,
  token         text not null unique check (length(token) >= 32),
  created_at    timestamptz not null default now()
);
create index submission_latest on submission (language, judged_at) where verdict is not null;
create index submission_accepted on submission (problem_id, language, user_id, cpu_ms) include (problem_version)
  where verdict = 'AC';

-- 0013_submissions.sql 0aedfab34cb59afa6a06515919e166f97894d8e3a60f770d8f69a0e3d07262da
create table draft (
  user_id    uuid not null references user_account (id) on delete cascade,
  problem_id text not null references problem (id) on delete cascade,
  slot       text not null,
  text       text not null,
  revision   int not null default 1,
  saved_at   timestamptz not null default now(),
  primary key (user_id, problem_id, slot)
);

-- 0014_accounts.sql 1cf39d34e53846b8dc89157c6a3d61ceeb7fcbe551716e0e31970e8e6670637e
create table user_settings (
  user_id  uuid primary key references user_account on delete cascade,
  settings jsonb not null check (octet_length(settings::text) <= 262144)
);

-- 0016_judging.sql 2e091a9dad49e0800e8381d12ada88746b6ce0f5fccf8e3a39dc013a52583eab
alter table job drop constraint job_kind_check;
alter table job add check (kind in ('run', 'submit', 'verify', 'rejudge', 'smallest'));

-- 0017_problems.sql b6b39bdd1b59d2684d724bd43cb6c64ffd1f6ca189edb7136d15523083ba106f
create table search_material (
  problem_id text primary key references problem (id) on delete cascade,
  material   jsonb not null
);
alter table problem add column allows_search boolean not null default true;

-- 0018_submissions.sql d095fc021e380bd41d498a6e906a9a1fcf42b0bc597a6b32be28c6b845e9d1ad
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

-- 0019_problems.sql 11cc67541923d63ed2aba95af165bb3b01945044bce1943d893f44d2004b7656
alter table problem rename column allows_search to allows_studies;

-- 0021_judging.sql 75cc4e52b2c5883d4807c1a8040c1dd7a6928337d82bb44fd49ebf8509cccacc
alter table job drop constraint job_kind_check;
alter table job add check (kind in ('run', 'submit', 'verify', 'rejudge', 'smallest', 'growth'));

-- 0022_submissions.sql 407cd682bcd30d34073fa22a5809ea9e80a81b026c2c7c0a01bbb0cda766b679
alter table program_search add column kind text not null default 'smallest' check (kind in ('smallest', 'growth'));
alter table program_search alter column kind drop default;

-- 0023_accounts.sql ea043286d13d3a378c1482e3d3a98b957706b10b33ecc5a15e0e8e5d1a3bad61
create table personal_token (
  token_hash bytea primary key,
  id         uuid not null unique default gen_random_uuid(),
  user_id    uuid not null references user_account on delete cascade,
  name       text not null,
  scope      text not null check (scope in ('read', 'submit')),
  created_at timestamptz not null default now(),
  seen_at    timestamptz,
  expires_at timestamptz
);
create index personal_token_of_user on personal_token (user_id);
create index personal_token_by_end on personal_token (expires_at);

-- 0025_judging.sql f03c78bcd0af279dcdeb9cd99d0d3c9fd544db785102e63fbece9af8a3baf75d
alter table run_request drop constraint run_request_kind_check;
alter table run_request add check (kind in ('run', 'verify', 'live'));

-- 0026_judging.sql 589f5bdf544aec387f4b31f0705417815644ffdb2fc829f14a4ee3bfd878a798
create unlogged table draft_to_prepare (
  id         uuid primary key,
  user_id    uuid not null unique,
  language   text not null,
  source     text not null,
  put_at     timestamptz not null default clock_timestamp(),
  worker     uuid,
  lock_key   int,
  claimed_at timestamptz,
  told       jsonb,
  check (worker is not null or claimed_at is null)
) with (autovacuum_vacuum_threshold = 200, autovacuum_vacuum_scale_factor = 0);
create unlogged table draft_allowance (
  user_id    uuid primary key,
  spent_ms   double precision not null default 0,
  counted_at timestamptz not null default clock_timestamp()
);

-- 0027_submissions.sql 9bd517bc3103f77bf70906548a1c75b6367f5b8cdb880cd0fa52546825befec9
alter table submission add column request_key text check (length(request_key) between 8 and 64);
create unique index submission_request_key on submission (user_id, request_key) where request_key is not null;

-- 0028_judging.sql 7f63ceb4d15a709fe9f03de0d5e3da8de70a94c937a08dad42c5f33f6c2e000a
create unlogged table judge_worker (
  worker     uuid primary key,
  host       text not null,
  version    text not null,
  isolation  text not null,
  slots      int not null,
  is_fit     boolean not null,
  disk_free  bigint,
  disk_total bigint,
  started_at timestamptz not null default now(),
  seen_at    timestamptz not null default now()
);
create index judge_worker_of_host on judge_worker (host);
create table drained_host (
  host       text primary key,
  drained_by uuid references user_account (id) on delete set null,
  drained_at timestamptz not null default now()
);

-- 0029_submissions.sql eae6e84d00168828e3e59fb6f7a2e1176dc0d679bc260e595796b46d6de221c5
create unlogged table site_sample (
  at             timestamptz primary key,
  waiting        int not null,
  running        int not null,
  oldest_seconds real not null,
  judges         int not null,
  verdicts       int not null,
  judge_errors   int not null,
  slow_seconds   real not null,
  requests       int not null default 0,
  failures       int not null default 0
);

-- 0030_submissions.sql b4203e65125b01218ceae86dd4b05553f60481d15aa58690e77b2343cc08d0ba
create table submission_tally (
  problem_id      text not null,
  problem_version int not null,
  verdict         text not null,
  submissions     int not null,
  primary key (problem_id, problem_version, verdict)
);
create table submission_tally_change (
  id              bigint generated always as identity primary key,
  problem_id      text not null,
  problem_version int not null,
  verdict         text not null,
  change          int not null
);
drop index submission_acceptance;
drop index submission_accepted;
create index submission_accepted on submission (problem_id, created_at) include (language, user_id, cpu_ms, problem_version)
  where verdict = 'AC';
create index submission_accepted_of_user on submission (user_id, created_at) include (language, problem_id) where verdict = 'AC';
create index submission_judge_retry on submission (judged_at)
  where verdict = 'JE' and judge_retries < 5 and fault ->> 'kind' = 'judge';
alter table rejudging add column total int not null default 0;
alter table rejudging add column fed int not null default 0;
alter table rejudging add column is_fed boolean not null default false;
alter table rejudging add column fed_until timestamptz;
alter table rejudging add column fed_id uuid;
update rejudging r set is_fed = true, total = i.items, fed = i.items
  from (select r.id, count(i.id)::int as items from rejudging r left join rejudging_item i on i.rejudging_id = r.id group by r.id) i
 where i.id = r.id;
create index rejudging_to_feed on rejudging (created_at) where state = 'judging' and not is_fed;
create index rejudging_item_open on rejudging_item (rejudging_id) where result is null and not has_failed;
create index rejudging_item_failed on rejudging_item (rejudging_id) where result is null and has_failed;
create index rejudging_item_version on rejudging_item (rejudging_id, version_given) where version_given is not null;
alter table rejudging_item add column submitted_at timestamptz;
update rejudging_item i set submitted_at = s.created_at from submission s where s.id = i.submission_id;
alter table rejudging_item alter column submitted_at set not null;
create index rejudging_item_changed on rejudging_item (rejudging_id, submitted_at)
  where result ->> 'verdict' <> verdict_before;

-- 0031_accounts.sql 96adba02bfe3781a75ff811307e4f76de6d6b7017095c41ed034f944a7841089
drop index audit_entry_by_time;
create index audit_entry_of_login on audit_entry (at)
  where kind in ('logged_in', 'logged_in_with_google', 'login_failed', 'logins_slowed');
create index known_browser_by_use on known_browser (seen_at);
create index pending_registration_by_time on pending_registration (created_at);
create index password_reset_by_end on password_reset (code_expires_at);
create index google_token_use_by_time on google_token_use (used_at);
create index rate_limit_by_end on rate_limit (expire);
create index account_deletion_by_date on account_deletion (delete_after);
create index user_account_admin on user_account (created_at) where role = 'admin';

-- 0032_problems.sql 0fa5caa357d6a5ae0c965ab5ab8e3c9fe8b5a42751af37b555e418e0bfc7a23b
alter table test_data add column is_loose boolean not null default true;
create index test_data_loose on test_data (last_used_at) where is_loose;

-- 0035_problems.sql 906169e92600321af72ae07c36892d2bfef30149ca7096f3d818b426c6c55f5d
alter table problem_test add column name text check (name <> '' and length(name) <= 100);

-- 0036_judging.sql 83c9ebe159af149a53f5f598c41c364ecdcadc618f81d9fcab2ed3e9e010dcbc
alter table job add column holder uuid;
alter table draft_to_prepare add column program bytea;
create unlogged table program_holder (
  user_id  uuid primary key,
  program  bytea not null,
  worker   uuid not null,
  lock_key int not null,
  noted_at timestamptz not null default clock_timestamp()
);

-- 0040_submissions.sql c92a7effda3d751ce91fc58246a6183cb69739eca838c052f953f6fbbbdd17f5
alter table rejudging_item alter column submitted_at set default now();

-- 0041_videos.sql 631c09cd2fe4ba51a26958ac3e09fc9f8aae7a417396fd19c3173f1ae7a1ea47
alter table editorial_video
  drop constraint editorial_video_store_check,
  add constraint editorial_video_store_check check (store in ('embedded', 's3', 'cloudinary'));

-- 0042_submissions.sql 257a7baa1465189a7efbf07f60ce96f754c7c68c0eb30c10074d3043d9b62638
alter table rejudging add column is_applying boolean not null default false;
alter table rejudging add column applied int not null default 0;
alter table rejudging add column applied_until uuid;
create index rejudging_to_apply on rejudging (created_at) where state = 'judging' and is_applying;

-- 0043_submissions.sql 6f489763c165e1a2968da3fbfa1b2ad1a382c4aad858f8d00b1b1815ab557f47
