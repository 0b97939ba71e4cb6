-- Sources of answer validators are kept as those of input validators are: they leave in an export only.
alter table problem_file drop constraint problem_file_path_check;
alter table problem_file add constraint problem_file_path_check
  check (path ~ '^(statement|attachments|input_validators|answer_validators)/[A-Za-z0-9_]');
