-- What authors call a test: the name of its file in a package, or what they have typed. Null: nothing.
alter table problem_test add column name text check (name <> '' and length(name) <= 100);
