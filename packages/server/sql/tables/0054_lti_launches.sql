-- When a launch has logged somebody in, or its person was signed in by themselves: it logs in once; null: not yet.
alter table lti_launch add column logged_in_at timestamptz;

-- A teacher has let go what a link opens, and the next one who opens it is asked; its column of the grade book stays.
alter table lti_link add column is_forgotten boolean not null default false;
