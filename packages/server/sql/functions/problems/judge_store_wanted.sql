-- What a program of a problem has printed becomes test data, packed by the judge. The database cannot see what is in it,
-- so only the holder of a print job may store it, and only under a hash that its job wants: one that lies spoils what it
-- was to build, which whoever reads it finds out. False for anybody else; then nothing is stored.
create or replace function judge_store_wanted(
  worker uuid, job_id bigint, attempt int, hash text, packing text, bytes int, content bytea
) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from job j join run_request r on r.id = j.subject_id
   where j.id = judge_store_wanted.job_id and j.worker = judge_store_wanted.worker
     and j.attempts = judge_store_wanted.attempt and j.kind = 'print'
     and r.task -> 'inputs' @> jsonb_build_array(jsonb_build_object('wanted', judge_store_wanted.hash))
   for update of j;
  if not found then
    return false;
  end if;
  insert into test_data as d (sha256, packing, bytes, content)
    values (hash, judge_store_wanted.packing, judge_store_wanted.bytes, judge_store_wanted.content)
    on conflict (sha256) do update set last_used_at = now();
  return true;
end $$;
revoke execute on function judge_store_wanted(uuid, bigint, int, text, text, int, bytea) from public;
