create table users (
  id uuid primary key default gen_random_uuid(),
  email_id text not null unique check (email_id = lower(email_id)),
  first_name text not null,
  last_name text,
  profile_picture text,
  password_hash text,
  google_sub text unique,
  role text not null default 'user' check (role in ('user', 'admin')),
  problems_solved_count int not null default 0 check (problems_solved_count >= 0),
  created_at timestamptz not null default now(),
  check (password_hash is not null or google_sub is not null)
);

-- A registration whose code is not proven yet. There is no row in users before that, so nobody can occupy an address.
-- It belongs to the browser that registered; several may wait for one address.
create table pending_registrations (
  id uuid primary key default gen_random_uuid(),
  browser_hash bytea not null unique,
  email_id text not null check (email_id = lower(email_id)),
  first_name text not null,
  password_hash text not null,
  code_hash bytea not null,
  code_expires_at timestamptz not null,
  attempts int not null default 0,
  created_at timestamptz not null default now()
);
create index pending_registrations_by_email on pending_registrations (email_id);

-- The key is the SHA-256 of the cookie's token: a stolen table logs nobody in.
create table sessions (
  token_hash bytea primary key,
  id uuid not null unique default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  user_agent text not null default '',
  ip text not null default '',
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_by_user on sessions (user_id);

-- The shape that rate-limiter-flexible expects; expire is in milliseconds since 1970.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- Secrets of the installation, made once and shared by all web servers.
create table secrets (
  name text primary key,
  value bytea not null
);
