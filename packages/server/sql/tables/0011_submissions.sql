-- The share of accepted submissions is counted for all problems at once: from this index, without reading the table.
create index submission_acceptance on submission (problem_id, verdict);
