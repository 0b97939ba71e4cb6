-- The talk about problems among those who have solved them: comments, and accepted submissions that their authors show.

create table talk_comment (
  id               bigint generated always as identity primary key,
  problem_id       text not null references problem (id),
  author_id        uuid not null references user_account (id) on delete cascade,
  -- Markdown, and the sanitized HTML that this version of the renderer has made of it.
  text             text not null check (text <> ''),
  html             text not null,
  renderer_version int not null,
  created_at       timestamptz not null default now(),
  edited_at        timestamptz,
  -- By an administrator: from then on its author alone sees it, and administrators.
  hidden_at        timestamptz
);
create index talk_comment_of_problem on talk_comment (problem_id, id);
create index talk_comment_of_author on talk_comment (author_id);

-- Problems whose talk takes no more comments.
create table talk_lock (
  problem_id text primary key references problem (id),
  locked_at  timestamptz not null default now()
);

create table shared_solution (
  id            bigint generated always as identity primary key,
  submission_id uuid not null unique references submission (id) on delete cascade,
  -- The submission's; it never changes.
  problem_id    text not null references problem (id),
  shared_at     timestamptz not null default now(),
  hidden_at     timestamptz
);
create index shared_solution_of_problem on shared_solution (problem_id);

create table solution_vote (
  solution_id bigint not null references shared_solution (id) on delete cascade,
  user_id     uuid not null references user_account (id) on delete cascade,
  created_at  timestamptz not null default now(),
  primary key (solution_id, user_id)
);
create index solution_vote_of_user on solution_vote (user_id);

-- What people have told administrators of. It outlives what it is about, unless that goes with its author's account.
create table talk_report (
  id          bigint generated always as identity primary key,
  problem_id  text not null references problem (id),
  kind        text not null check (kind in ('comment', 'solution')),
  comment_id  bigint references talk_comment (id) on delete set null,
  solution_id bigint references shared_solution (id) on delete set null,
  -- Who has written what is reported, and how it began then.
  author_id   uuid not null references user_account (id) on delete cascade,
  excerpt     text not null,
  reporter_id uuid references user_account (id) on delete set null,
  reason      text not null check (reason <> ''),
  created_at  timestamptz not null default now(),
  state       text not null default 'open' check (state in ('open', 'hidden', 'locked', 'dismissed')),
  decided_at  timestamptz,
  check ((state = 'open') = (decided_at is null)),
  check (num_nonnulls(comment_id, solution_id) <= 1)
);
-- Nobody reports the same thing twice as long as nobody has looked at it.
create unique index talk_report_of_comment on talk_report (comment_id, reporter_id) where state = 'open';
create unique index talk_report_of_solution on talk_report (solution_id, reporter_id) where state = 'open';
create index talk_report_about_comment on talk_report (comment_id);
create index talk_report_about_solution on talk_report (solution_id);
create index talk_report_of_author on talk_report (author_id);
create index talk_report_of_reporter on talk_report (reporter_id);
create index talk_report_open on talk_report (id) where state = 'open';
