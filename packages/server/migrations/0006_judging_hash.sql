-- The hash of all that decides a verdict (tests, limits, checker). `version` grows only when it changes: a better
-- sentence in the statement makes no verdict old.
alter table problem add column judging_hash text not null default '';
