-- Under which handle others find somebody, and whether they do. No row: the account has no handle, and nobody finds it.
create table public_profile (
  user_id           uuid primary key references user_account (id) on delete cascade,
  handle            text not null unique check (handle ~ '^[a-z0-9_-]{3,30}$'),
  -- What the profile calls its owner; empty: nothing but the handle.
  name              text not null default '',
  is_public         boolean not null default false,
  handle_changed_at timestamptz not null default now()
);
