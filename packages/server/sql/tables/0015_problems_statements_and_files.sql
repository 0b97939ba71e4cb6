-- What packages have beside one statement in Markdown: the language it is in, what it was made from (LaTeX or a PDF, a
-- path of problem_file; null where the author has written or edited it here), the same in other languages, and files.
alter table problem
  -- Null: English.
  add column statement_language text check (statement_language ~ '^[A-Za-z]{2,3}(-[A-Za-z]+)?$'),
  add column statement_source   text;

create table problem_translation (
  problem_id text not null references problem (id) on delete cascade,
  language   text not null check (language ~ '^[A-Za-z]{2,3}(-[A-Za-z]+)?$'),
  -- Null: the problem's own.
  title      text,
  markdown   text not null,
  html       text not null,
  source     text,
  primary key (problem_id, language)
);

create table problem_file (
  problem_id   text not null references problem (id) on delete cascade,
  -- As in a package: statement/plane.png, attachments/tool.py
  path         text not null check (path ~ '^(statement|attachments)/[A-Za-z0-9_]'),
  -- Found in its bytes. Null: a source of a statement, which leaves the server in an export only.
  content_type text,
  content      bytea not null,
  bytes        int not null check (bytes > 0),
  primary key (problem_id, path)
);
-- Most of them are packed already.
alter table problem_file alter column content set storage external;
