-- Accounts are found by their whole name where somebody is made staff of a contest.
create index user_account_by_name on user_account (lower(btrim(first_name || ' ' || coalesce(last_name, ''))));
