-- Whom the organisers of a contest have invited by address: they enter without its code. It stays when they have.
create table contest_invitation (
  contest_id text not null references contest (id) on delete cascade,
  email_id   text not null check (email_id = lower(email_id)),
  -- Under which they take part; those of one name are a team, where there are teams. Empty: as they like.
  name       text not null default '',
  -- When the mail was handed to the mail server; null: none was.
  mailed_at  timestamptz,
  created_at timestamptz not null default now(),
  primary key (contest_id, email_id)
);
create index contest_invitation_of_address on contest_invitation (email_id);
