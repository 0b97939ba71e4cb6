-- What a package holds beyond what we need ourselves, kept so that an export gives it back: who made the problem and
-- what one may do with it, and its further solutions (wrong and slow ones, that show what the tests are for).
alter table problem add column attribution jsonb;

create table package_solution (
  problem_id text not null references problem (id) on delete cascade,
  -- The path below submissions/: wrong_answer/greedy.cpp
  name       text not null,
  language   text not null check (language in ('javascript', 'java', 'cpp')),
  source     text not null,
  -- The verdicts that its folder allows.
  expected   text[] not null,
  primary key (problem_id, name)
);
