-- Which comments to a problem somebody has been told of by mail, and when last.
create table talk_news (
  user_id    uuid not null references user_account (id) on delete cascade,
  problem_id text not null references problem (id),
  -- Those up to this one.
  told_id    bigint not null,
  mailed_at  timestamptz not null default now(),
  primary key (user_id, problem_id)
);
