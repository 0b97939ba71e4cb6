-- What the clock removes is found by an index, so that a sweep costs what it removes. Entries of kinds that stay for good
-- are not in that of the log: each sweep would go through all of them.
drop index audit_entry_by_time;
create index audit_entry_of_login on audit_entry (at)
  where kind in ('logged_in', 'logged_in_with_google', 'login_failed', 'logins_slowed');
create index known_browser_by_use on known_browser (seen_at);
create index pending_registration_by_time on pending_registration (created_at);
create index password_reset_by_end on password_reset (code_expires_at);
create index google_token_use_by_time on google_token_use (used_at);
create index rate_limit_by_end on rate_limit (expire);
create index account_deletion_by_date on account_deletion (delete_after);
-- The first one, and whether there is another.
create index user_account_admin on user_account (created_at) where role = 'admin';
