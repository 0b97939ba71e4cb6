-- How difficult a problem was for those who have tried it, worked out now and then of their first attempts; problems
-- that few have tried have no row.
create table problem_rating (
  problem_id text primary key references problem (id),
  rating     int not null,
  people     int not null check (people > 0),
  rated_at   timestamptz not null default now()
);
