-- Users' own lists of problems. The one whose name is empty holds the bookmarks; it is made with the first of them.
create table own_list (
  id         uuid primary key default gen_random_uuid(),
  user_id    uuid not null references user_account (id) on delete cascade,
  name       text not null,
  created_at timestamptz not null default now(),
  unique (user_id, name)
);

create table own_list_problem (
  list_id    uuid not null references own_list (id) on delete cascade,
  problem_id text not null references problem (id) on delete cascade,
  added_at   timestamptz not null default now(),
  primary key (list_id, problem_id)
);
