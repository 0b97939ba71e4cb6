-- A judge says who it is and that it lives, and hears whether its machine is being drained. Judges are not believed
-- more than they have to be: texts are cut, numbers have bounds, and a list of languages that is too long is none. One
-- that ends in good order says so, and is forgotten.
create or replace function judge_report(worker uuid, facts jsonb) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  host_told text := left(coalesce(nullif(facts ->> 'host', ''), 'unknown'), 100);
  languages_told jsonb := facts -> 'languages';
begin
  -- Not as a setting of the function: that ends before the commit.
  perform set_config('synchronous_commit', 'off', true);
  if coalesce((facts ->> 'isStopping')::boolean, false) then
    delete from judge_worker where worker = judge_report.worker;
    return jsonb_build_object('isDraining', false);
  end if;
  if jsonb_typeof(languages_told) is distinct from 'object' or length(languages_told::text) > 10000 then
    languages_told := null;
  end if;
  insert into judge_worker as known (worker, host, version, isolation, slots, is_fit, disk_free, disk_total, languages)
    values (judge_report.worker, host_told, left(coalesce(facts ->> 'version', '?'), 40),
            left(coalesce(facts ->> 'isolation', '?'), 100), least(greatest(coalesce((facts ->> 'slots')::int, 0), 0), 10000),
            coalesce((facts ->> 'isFit')::boolean, true), (facts ->> 'diskFreeBytes')::bigint, (facts ->> 'diskTotalBytes')::bigint,
            languages_told)
  on conflict (worker) do update
    set host = excluded.host, version = excluded.version, isolation = excluded.isolation, slots = excluded.slots,
        is_fit = excluded.is_fit, disk_free = excluded.disk_free, disk_total = excluded.disk_total,
        languages = excluded.languages, seen_at = now();
  delete from judge_worker where seen_at < now() - interval '1 hour';
  return jsonb_build_object('isDraining', is_drained(judge_report.worker));
end $$;
revoke execute on function judge_report(uuid, jsonb) from public;
