-- Test data whose test has gone may be nobody's now: the next sweep looks.
create or replace function loosen_test_data() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update test_data d set is_loose = true
    from (select input_sha as sha256 from gone union select answer_sha from gone) used
   where d.sha256 = used.sha256;
  return null;
end $$;
create or replace trigger problem_test_loosens_data after delete on problem_test
  referencing old table as gone for each statement execute function loosen_test_data();
create or replace trigger changed_test_loosens_data after update on problem_test
  referencing old table as gone for each statement execute function loosen_test_data();
revoke execute on function loosen_test_data() from public;
