-- What a program of a problem has printed becomes test data, for the holder of its print job alone. Returns its hash; null
-- for anybody else, and then nothing is stored. What no test comes to use is swept, as all loose test data.
create or replace function judge_store_output(worker uuid, job_id bigint, attempt int, content bytea) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  hash text := encode(sha256(content), 'hex');
begin
  perform from job
   where job.id = judge_store_output.job_id and job.worker = judge_store_output.worker
     and job.attempts = judge_store_output.attempt and job.kind = 'print'
   for update;
  if not found then
    return null;
  end if;
  insert into test_data as d (sha256, content) values (hash, judge_store_output.content)
    on conflict (sha256) do update set last_used_at = now();
  return hash;
end $$;
revoke execute on function judge_store_output(uuid, bigint, int, bytea) from public;
