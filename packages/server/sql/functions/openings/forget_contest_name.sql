-- An entry that nobody is a member of any more loses its name: its last member has deleted the account.
create or replace function forget_contest_name() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update contest_entry e set name = 'Deleted participant'
   where e.id = old.entry_id and not exists (select from contest_member m where m.entry_id = e.id);
  return null;
end $$;
create or replace trigger deleted_member_leaves_entry after delete on contest_member
  for each row execute function forget_contest_name();
revoke execute on function forget_contest_name() from public;
