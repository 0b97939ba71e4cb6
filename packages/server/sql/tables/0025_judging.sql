-- A further kind of what is judged for the moment: a page runs what is typed (contract, RunBody.live). It counts apart.
alter table run_request drop constraint run_request_kind_check;
alter table run_request add check (kind in ('run', 'verify', 'live'));
