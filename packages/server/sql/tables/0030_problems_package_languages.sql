-- The programs of a package are kept in every language that a judge had when it was imported.
alter table package_solution drop constraint package_solution_language_check;
alter table package_solution add constraint package_solution_language_check check (language ~ '^[a-z][a-z0-9]{0,19}$');
