-- The further languages that admins have switched on. Not read where the operator's setting decides.
create table offered_language (
  language       text primary key check (language ~ '^[a-z][a-z0-9]{0,19}$'),
  switched_on_by uuid references user_account (id) on delete set null,
  switched_on_at timestamptz not null default now()
);
create index offered_language_of_user on offered_language (switched_on_by);
-- What a judge has of each language (LanguageHere of the contract, by id); null where it does not say.
alter table judge_worker add column languages jsonb;
