-- Who organises a contest, or is of its jury, without being an admin.

create table contest_staff (
  contest_id text not null references contest (id) on delete cascade,
  user_id    uuid not null references user_account (id) on delete cascade,
  role       text not null check (role in ('organiser', 'jury')),
  named_at   timestamptz not null default now(),
  -- Null: still is. Whoever was has seen what those who take part must not, so the row stays.
  ended_at   timestamptz,
  primary key (user_id, contest_id)
);
create index contest_staff_of_contest on contest_staff (contest_id);
