-- Where a further language's factor does not do for a problem (the contract's TimeFactors). Null: for none.
alter table problem add column time_factors jsonb;
