-- Jobs of a further kind: a judge measures how a program's time grows with its input (contract, growth.ts).
alter table job drop constraint job_kind_check;
alter table job add check (kind in ('run', 'submit', 'verify', 'rejudge', 'smallest', 'growth'));
