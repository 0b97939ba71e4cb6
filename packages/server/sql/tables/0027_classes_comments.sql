-- What the staff of a class say to their students about a submission.
create table submission_comment (
  id            bigint generated always as identity primary key,
  class_id      uuid not null references class (id) on delete cascade,
  submission_id uuid not null references submission (id) on delete cascade,
  author_id     uuid references user_account (id) on delete set null,
  -- Of the code; null: about the whole.
  line          int check (line > 0),
  text          text not null check (text <> ''),
  created_at    timestamptz not null default now(),
  -- By the student.
  seen_at       timestamptz
);
create index submission_comment_of_submission on submission_comment (submission_id);
create index submission_comment_of_class on submission_comment (class_id);
create index submission_comment_of_author on submission_comment (author_id);
