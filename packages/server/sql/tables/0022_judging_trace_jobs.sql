-- A job may run a program so that it records its steps.
alter table job drop constraint job_kind_check;
alter table job add constraint job_kind_check
  check (kind in ('run', 'submit', 'verify', 'rejudge', 'print', 'trace', 'smallest', 'growth'));
