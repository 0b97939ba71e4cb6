-- Jobs of a further kind: a judge looks for the smallest input on which a submission fails (contract, searching.ts).
alter table job drop constraint job_kind_check;
alter table job add check (kind in ('run', 'submit', 'verify', 'rejudge', 'smallest'));
