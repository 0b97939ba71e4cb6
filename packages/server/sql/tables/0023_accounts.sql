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
