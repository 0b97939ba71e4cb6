-- What is typed for a problem and not handed in: code, notes, own tests. `revision` counts the saves; a save on another
-- revision than the kept one comes from a device that has not seen it, and is refused.
create table draft (
  user_id    uuid not null references user_account (id) on delete cascade,
  problem_id text not null references problem (id) on delete cascade,
  slot       text not null,
  text       text not null,
  revision   int not null default 1,
  saved_at   timestamptz not null default now(),
  primary key (user_id, problem_id, slot)
);
