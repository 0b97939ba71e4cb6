-- Of a hundred judges that start together with the same problem, sixteen at a time are given test data: reading,
-- unpacking and sending megabytes is what each of them keeps the database busy with. The others wait in the order of a
-- lock, which lasts until the transaction ends, so until the answer is sent. Who has waited for five seconds goes on
-- without: a judge that stalls in the middle of its answer delays some others, and stops none.
create or replace function test_data_turn() returns void
language plpgsql volatile set lock_timeout = '5s' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('test-data-' || pg_backend_pid() % 16, 0));
exception when lock_not_available then
  null;
end $$;
revoke execute on function test_data_turn() from public;
