-- Who somebody is at the OpenID provider of the site: its issuer, and its name for them, which never changes.
alter table user_account add column oidc_issuer text, add column oidc_sub text;
alter table user_account add constraint user_account_oidc_check check ((oidc_issuer is null) = (oidc_sub is null));
alter table user_account drop constraint user_account_check;
alter table user_account add constraint user_account_check
  check (password_hash is not null or google_sub is not null or oidc_sub is not null);
create unique index user_account_by_oidc on user_account (oidc_issuer, oidc_sub);

-- A login at the OpenID provider that was begun and is not over: it belongs to the browser that began it, and works
-- once. The key is the SHA-256 of its state.
create table oidc_login (
  state_hash    bytea primary key,
  browser_hash  bytea not null,
  nonce         text not null,
  code_verifier text not null,
  -- The page of this site that comes after it; null: the first one.
  wanted        text,
  begun_at      timestamptz not null default now()
);
create index oidc_login_by_time on oidc_login (begun_at);

-- Logins of one more kind are removed after a while.
drop index audit_entry_of_login;
create index audit_entry_of_login on audit_entry (at)
  where kind in ('logged_in', 'logged_in_with_google', 'logged_in_with_oidc', 'login_failed', 'logins_slowed');
