-- What a submission is worth, as its judge says it (the contract's Points). Null where its problem gives none. They never
-- make a verdict: accepted is what has passed every test, and then has them all.
alter table submission add column points jsonb;
