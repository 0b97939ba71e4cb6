-- With an account goes what classes and contests have kept of its address.
create or replace function forget_invitations() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  delete from class_invitation i where i.email_id = old.email_id;
  delete from contest_invitation i where i.email_id = old.email_id;
  return null;
end $$;
create or replace trigger deleted_account_leaves_invitations after delete on user_account
  for each row execute function forget_invitations();
revoke execute on function forget_invitations() from public;
