-- Whoever proves an address is a member of the classes that have invited it: an account that is made, or one that moves
-- to the address. An archived class takes nobody in.
create or replace function take_up_invitations() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  with taken as (
    delete from class_invitation i using class c
     where i.email_id = new.email_id and c.id = i.class_id and c.archived_at is null
    returning i.class_id, i.role, i.name, i.label)
  insert into class_member (class_id, user_id, role, name, label)
  select class_id, new.id, role, name, label from taken
  on conflict (class_id, user_id) do nothing;
  return null;
end $$;
create or replace trigger proven_address_takes_up_invitations after insert or update of email_id on user_account
  for each row execute function take_up_invitations();
revoke execute on function take_up_invitations() from public;
