-- Of a package with solutions in further languages only, one stands in for the references.
alter table reference_solution drop constraint reference_solution_language_check;
alter table reference_solution add constraint reference_solution_language_check check (language ~ '^[a-z][a-z0-9]{0,19}$');
