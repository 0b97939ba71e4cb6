-- By what the board ranks: problems and penalty, or points.
alter table contest add column rules text not null default 'icpc' check (rules in ('icpc', 'best', 'groups'));
-- What a submission was worth whose author has deleted the account.
alter table contest_submission add column left_points jsonb;
