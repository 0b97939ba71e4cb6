-- The key of a contest's sealed statements. While there is a row they are offered. Those who take part get the key once
-- their clock has started, and it is kept as it is, since the staff print it.
create table contest_seal (
  contest_id      text primary key references contest (id) on delete cascade,
  key             text not null check (key <> ''),
  -- What tells all who take part the key, once their clock has started.
  announcement_id bigint references contest_question (id) on delete set null,
  made_at         timestamptz not null default now()
);
create index contest_seal_announcement on contest_seal (announcement_id) where announcement_id is not null;
