-- When a clock that was to run from `since` to `until` ends: as much later as time was taken out while it ran.
create or replace function moved_end(removed tstzmultirange, since timestamptz, until timestamptz) returns timestamptz
language plpgsql immutable set search_path = public, pg_temp as $$
declare
  gap tstzrange;
begin
  for gap in select unnest(removed) loop
    if lower(gap) >= until then
      exit;
    end if;
    if upper(gap) > since then
      until := until + (upper(gap) - greatest(lower(gap), since));
    end if;
  end loop;
  return until;
end $$;
revoke execute on function moved_end(tstzmultirange, timestamptz, timestamptz) from public;
