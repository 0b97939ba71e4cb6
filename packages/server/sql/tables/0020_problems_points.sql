-- How a problem gives points, as its package says (the contract's Scoring): groups of tests, by the beginnings of the
-- tests' names. Null: a program solves it or does not.
alter table problem add column scoring jsonb;
