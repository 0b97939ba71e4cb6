-- Only what a user runs counts toward the runs of a minute. What the product judges for itself (references before a save,
-- mutants, code of the AI helper) does not: `verify`, as the job says.
alter table run_request add column kind text not null default 'run' check (kind in ('run', 'verify'));
