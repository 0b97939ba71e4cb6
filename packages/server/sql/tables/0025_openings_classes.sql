-- Classes: who teaches whom. What somebody submits for a class is worked out from their submissions whenever somebody
-- looks; nothing of it is kept here.

-- Who may make classes, beside administrators.
create table teacher (
  user_id    uuid primary key references user_account (id) on delete cascade,
  named_by   uuid references user_account (id) on delete set null,
  named_at   timestamptz not null default now()
);
create index teacher_named_by on teacher (named_by);

create table class (
  id          uuid primary key default gen_random_uuid(),
  name        text not null check (name <> ''),
  -- With it anybody joins as a student; it names the class as well. Null: nobody does. Kept as it is, since staff are
  -- shown it again.
  join_code   text unique check (length(join_code) >= 8),
  -- From then on it can only be looked at.
  archived_at timestamptz,
  created_at  timestamptz not null default now()
);

create table class_member (
  class_id  uuid not null references class (id) on delete cascade,
  user_id   uuid not null references user_account (id) on delete cascade,
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
  class_id   uuid not null references class (id) on delete cascade,
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
