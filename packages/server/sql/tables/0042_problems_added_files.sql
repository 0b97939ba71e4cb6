-- What a problem adds to every program before it is compiled (the contract's AddedFiles): by language, or `default`.
-- Null: nothing.
alter table problem add column added_files jsonb;
