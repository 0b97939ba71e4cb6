-- Sources of input validators are kept beside the files of statements: as their LaTeX they leave in an export only.
alter table problem_file drop constraint problem_file_path_check;
alter table problem_file add constraint problem_file_path_check
  check (path ~ '^(statement|attachments|input_validators)/[A-Za-z0-9_]');
