-- A link by which the author of a submission shows it to whoever has the link. The token is kept as it is, since the
-- author is shown the link again, and it opens nothing but what lies beside it.
create table submission_share (
  submission_id uuid primary key references submission (id) on delete cascade,
  token         text not null unique check (length(token) >= 32),
  created_at    timestamptz not null default now()
);

-- How long the phases of judging take on this site is read from the latest submissions of a language.
create index submission_latest on submission (language, judged_at) where verdict is not null;
-- The best of each user, for the distribution of a problem's solutions.
create index submission_accepted on submission (problem_id, language, user_id, cpu_ms) include (problem_version)
  where verdict = 'AC';
