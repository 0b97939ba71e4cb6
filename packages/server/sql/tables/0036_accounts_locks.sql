-- An account that an administrator has locked: nobody logs in to it until the lock is taken off.
create table account_lock (
  user_id   uuid primary key references user_account(id) on delete cascade,
  -- Its owner is told.
  reason    text not null check (length(reason) between 1 and 300),
  -- The address of the administrator: the account behind it may go.
  locked_by text not null,
  locked_at timestamptz not null default now()
);
-- The administrators' list of people, newest first.
create index user_account_newest on user_account (created_at, id);
