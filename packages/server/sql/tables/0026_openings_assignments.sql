-- Assignments: windows onto problems for the students of a class. Nothing of a grade is kept: it is worked out from the
-- submissions whenever somebody looks, so that a rejudging, more days or another rule are right by themselves.

-- So many late days each student of the class has for nothing, over all of its assignments.
alter table class add column free_late_days int not null default 0 check (free_late_days between 0 and 60);

create table assignment (
  id           uuid primary key default gen_random_uuid(),
  class_id     uuid not null references class (id) on delete cascade,
  title        text not null check (title <> ''),
  intro        text not null default '',
  opens_at     timestamptz not null,
  due_at       timestamptz not null check (due_at > opens_at),
  -- So many days later it still counts, with so much taken off for each that has begun.
  late_days    int not null check (late_days between 0 and 60),
  late_percent int not null check (late_percent between 0 and 100),
  grading      text not null check (grading in ('points', 'solved')),
  -- Null: all.
  languages    text[],
  aids         text not null check (aids in ('open', 'homework', 'exam')),
  -- Grows with each save; a save that was read before the last one is refused.
  revision     int not null default 1,
  created_at   timestamptz not null default now()
);
create index assignment_of_class on assignment (class_id, due_at);

create table assignment_problem (
  assignment_id uuid not null references assignment (id) on delete cascade,
  ordinal       int not null check (ordinal > 0),
  problem_id    text not null references problem (id),
  points        float8 not null check (points >= 0),
  primary key (assignment_id, ordinal),
  unique (assignment_id, problem_id)
);
create index assignment_problem_of_problem on assignment_problem (problem_id);

-- For this student it is due so many days later.
create table assignment_extension (
  assignment_id uuid not null references assignment (id) on delete cascade,
  user_id       uuid not null references user_account (id) on delete cascade,
  extra_days    int not null check (extra_days between 1 and 60),
  primary key (assignment_id, user_id)
);
create index assignment_extension_of_user on assignment_extension (user_id);
