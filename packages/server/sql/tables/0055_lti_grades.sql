-- Who has opened a link of a course: whom the platform knows there. Grades go to nobody else's row of its grade book.
create table lti_visit (
  course_id uuid not null references lti_course (id) on delete cascade,
  user_id   uuid not null references user_account (id) on delete cascade,
  first_at  timestamptz not null default now(),
  primary key (course_id, user_id)
);
create index lti_visit_of_user on lti_visit (user_id);
insert into lti_visit (course_id, user_id) select distinct course_id, user_id from lti_score where sent_at is not null;

-- Courses take turns by when a server has last taken them; one whose platform does not take grades rests for a while.
alter table lti_course add column claimed_at timestamptz;
alter table lti_course add column rests_until timestamptz not null default now();

-- When what it says was last another than before, so that its grades are compared soon.
alter table lti_link add column changed_at timestamptz not null default now();

-- The column to which the newest was sent, or should have been: another one has none of the old grades. A server of the
-- version before does not say which: what it has sent is sent once more.
alter table lti_score add column line_item_url text;
update lti_score s set line_item_url = l.line_item_url
  from lti_link l where l.course_id = s.course_id and l.resource_link_id = s.resource_link_id;
delete from lti_score where line_item_url is null;
alter table lti_score alter column line_item_url set not null;
alter table lti_score alter column line_item_url set default '';
