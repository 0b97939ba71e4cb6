-- What people see of the samples of a problem whose own program has a part in the runs, in the form of a package's
-- `.interaction` files. Of a problem whose outputs are only compared none is shown.
create table problem_conversation (
  problem_id text not null references problem(id) on delete cascade,
  number     int not null check (number > 0),
  -- That of the visible test that it belongs to, as far as it belongs to one.
  name       text check (name <> '' and length(name) <= 100),
  text       text not null check (text <> ''),
  primary key (problem_id, number)
);
