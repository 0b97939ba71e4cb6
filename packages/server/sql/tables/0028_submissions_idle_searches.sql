-- Where a site wants it, idle judges look for inputs on which accepted programs are wrong. Their author knows nothing of
-- such a search, and it takes nothing of what he may ask for.
alter table study add column is_idle boolean not null default false;
create unique index study_idle on study (submission_id, problem_version) where is_idle;
-- Found by such a search, and by nobody.
alter table weak_test_report add column is_searched boolean not null default false;
