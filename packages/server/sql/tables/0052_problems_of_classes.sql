-- A problem that a teacher has written for a class: nobody outside of it sees any of it (decision 0077). For everybody
-- else it is a draft, so that whatever hides drafts hides it. Null: the site's own.
alter table problem add column class_id uuid references class (id) on delete set null;
alter table problem add constraint problem_of_class_is_draft check (class_id is null or is_draft);
create index problem_of_class on problem (class_id) where class_id is not null;
