-- Languages are data: which ones a site offers is its setting, and what a submission may say is only how one is named.
alter table submission drop constraint submission_language_check;
alter table submission add constraint submission_language_check check (language ~ '^[a-z][a-z0-9]{0,19}$');
