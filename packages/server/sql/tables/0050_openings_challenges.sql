-- A contest that nobody organises: problems that are public already, with everybody's own clock. It keeps no problem and
-- hides nothing of anybody.
alter table contest add column is_challenge boolean not null default false;
-- Who has made the challenge, as long as they have their account. Null: the site itself.
alter table contest add column made_by uuid references user_account (id) on delete set null;
alter table contest add constraint contest_challenge check (
  not is_challenge or (window_minutes is not null and freeze_minutes is null and join_code is null)
);
create index contest_of_maker on contest (made_by) where made_by is not null;
