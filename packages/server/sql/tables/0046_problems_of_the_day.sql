-- What was the problem of which day (UTC), the same for everybody. A day has a second row where its first problem was
-- taken away before the day was over.
create table problem_of_the_day (
  day        date not null,
  problem_id text not null references problem (id),
  -- No problem comes a second time in a round: the next one begins when all have had their day.
  round      int not null check (round > 0),
  chosen_at  timestamptz not null default now(),
  primary key (day, problem_id)
);
create index problem_of_the_day_by_round on problem_of_the_day (round);
create index problem_of_the_day_of_problem on problem_of_the_day (problem_id);
