-- An entry that nobody is a member of any more loses its name: its last member has deleted the account. What it has
-- asked goes as well; an answer that all were given stays, without the words of the question.
create or replace function forget_contest_name() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from contest_member m where m.entry_id = old.entry_id) then
    return null;
  end if;
  update contest_entry e set name = 'Deleted participant' where e.id = old.entry_id;
  delete from contest_question q where q.entry_id = old.entry_id and not q.is_public;
  update contest_question q set question = '' where q.entry_id = old.entry_id;
  return null;
end $$;
create or replace trigger deleted_member_leaves_entry after delete on contest_member
  for each row execute function forget_contest_name();
revoke execute on function forget_contest_name() from public;
