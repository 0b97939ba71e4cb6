-- What an entry of the audit log is about beside an account: the language that somebody has switched on, say; null where it is about nothing else.
alter table audit_entry add column detail text;
