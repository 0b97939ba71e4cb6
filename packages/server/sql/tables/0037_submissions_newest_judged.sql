-- The newest of a problem that have a verdict about a program: its figures.
create index submission_judged on submission (problem_id, judged_at) where verdict is not null and verdict <> 'JE';
