-- The key that whoever submits has made up for one submission: sent again with it, say because the answer was lost, it
-- counts once, on whichever server it arrives.
alter table submission add column request_key text check (length(request_key) between 8 and 64);
create unique index submission_request_key on submission (user_id, request_key) where request_key is not null;
