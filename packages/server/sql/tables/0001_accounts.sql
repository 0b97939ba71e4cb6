-- Accounts, what leads to them and what limits it, and the log of both.

create table user_account (
  id                    uuid primary key default gen_random_uuid(),
  email_id              text not null unique check (email_id = lower(email_id)),
  first_name            text not null,
  last_name             text,
  profile_picture       text,
  password_hash         text,
  google_sub            text unique,
  role                  text not null default 'user' check (role in ('user', 'admin')),
  problems_solved_count int not null default 0 check (problems_solved_count >= 0),
  created_at            timestamptz not null default now(),
  check (password_hash is not null or google_sub is not null)
);
-- The first one, and whether there is another.
create index user_account_admin on user_account (created_at) where role = 'admin';

-- How the web app is set up for a user, on all devices: texts by name, which the app alone understands.
create table user_settings (
  user_id  uuid primary key references user_account on delete cascade,
  settings jsonb not null check (octet_length(settings::text) <= 262144)
);

-- A new picture gets a new id, so a browser may keep what an id has given it for ever.
create table user_picture (
  user_id      uuid primary key references user_account on delete cascade,
  id           uuid not null unique default gen_random_uuid(),
  content_type text not null check (content_type in ('image/png', 'image/jpeg', 'image/webp')),
  content      bytea not null check (length(content) <= 262144)
);

-- A registration whose code is not proven yet. There is no user_account before that, so nobody can occupy an address.
-- It belongs to the browser that registered; several may wait for one address.
create table pending_registration (
  id              uuid primary key default gen_random_uuid(),
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
  id              uuid primary key default gen_random_uuid(),
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
  user_id         uuid primary key references user_account on delete cascade,
  id              uuid not null,
  email_id        text not null check (email_id = lower(email_id)),
  code_hash       bytea not null,
  code_expires_at timestamptz not null,
  attempts        int not null default 0
);

-- An account whose owner wants it deleted. Confirmed by the mailed code once delete_after is set; a login takes it back.
create table account_deletion (
  user_id         uuid primary key references user_account on delete cascade,
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
  id         uuid not null unique default gen_random_uuid(),
  user_id    uuid not null references user_account on delete cascade,
  user_agent text not null default '',
  ip         text not null default '',
  created_at timestamptz not null default now(),
  seen_at    timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_of_user on session (user_id);
-- Ended ones are removed every hour.
create index session_by_end on session (expires_at);

-- A browser that has logged in to the account before. It logs nobody in, it only has its own budget of wrong passwords.
-- The key begins with the SHA-256 of the cookie's token; a shared computer has one token for all its accounts.
create table known_browser (
  token_hash bytea not null,
  user_id    uuid not null references user_account on delete cascade,
  seen_at    timestamptz not null default now(),
  primary key (token_hash, user_id)
);
create index known_browser_of_user on known_browser (user_id);
create index known_browser_by_use on known_browser (seen_at);

-- What a program may call in a user's name. The key is the SHA-256 of the token, as with sessions.
create table personal_token (
  token_hash bytea primary key,
  id         uuid not null unique default gen_random_uuid(),
  user_id    uuid not null references user_account on delete cascade,
  name       text not null,
  scope      text not null check (scope in ('read', 'submit')),
  created_at timestamptz not null default now(),
  seen_at    timestamptz,
  -- Null: until it is revoked.
  expires_at timestamptz
);
create index personal_token_of_user on personal_token (user_id);
-- Those that expired some time ago are removed every hour.
create index personal_token_by_end on personal_token (expires_at);

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
  user_id    uuid references user_account on delete set null,
  email_id   text not null,
  done_by    text not null default '',
  ip         text not null default '',
  user_agent text not null default ''
);
create index audit_entry_of_user on audit_entry (user_id);
-- The log is read by page, for one kind, one email address or one IP address.
create index audit_entry_by_kind on audit_entry (kind, id);
create index audit_entry_by_email on audit_entry (email_id, id);
create index audit_entry_by_ip on audit_entry (ip, id);
-- Old logins are removed every hour. Entries of kinds that stay for good are not in this index: each sweep would go
-- through all of them.
create index audit_entry_of_login on audit_entry (at)
  where kind in ('logged_in', 'logged_in_with_google', 'login_failed', 'logins_slowed');
