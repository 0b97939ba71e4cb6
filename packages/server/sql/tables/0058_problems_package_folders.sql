-- Of a program of several files: {main, otherFiles: [{name, content}]}, where `source` is the text of `main`.
alter table package_solution add column folder jsonb;
