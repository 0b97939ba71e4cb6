-- A new password that waits for its mailed code. Like a registration it belongs to the browser that asked, and a row is
-- written for unknown addresses too, so that both cases do the same work.
create table password_resets (
  id uuid primary key default gen_random_uuid(),
  browser_hash bytea not null unique,
  email_id text not null check (email_id = lower(email_id)),
  code_hash bytea not null,
  code_expires_at timestamptz not null,
  attempts int not null default 0,
  created_at timestamptz not null default now()
);
create index password_resets_by_email on password_resets (email_id);

-- The address is kept beside the account, so that an entry says whom it was about after the account is gone.
create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  kind text not null,
  user_id uuid references users on delete set null,
  email_id text not null,
  done_by text not null default '',
  ip text not null default '',
  user_agent text not null default ''
);
create index audit_entries_by_user on audit_entries (user_id);

-- A new picture gets a new id, so a browser may keep what an id has given it for ever.
create table user_pictures (
  user_id uuid primary key references users on delete cascade,
  id uuid not null unique default gen_random_uuid(),
  content_type text not null check (content_type in ('image/png', 'image/jpeg', 'image/webp')),
  content bytea not null check (length(content) <= 262144)
);
