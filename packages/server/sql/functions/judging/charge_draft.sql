-- Counts what a draft has had of a judge, from its claim to this moment, against its user: 20 seconds a minute, and as
-- many at once. The least that is counted is a tenth of a second, so that drafts which are withdrawn before a judge
-- takes them have an end as well; no pause is longer than a minute. Returns for how many milliseconds the user has to
-- pause; 0 for one who may go on.
create or replace function charge_draft(of_user uuid, since timestamptz) returns double precision
language sql set search_path = public, pg_temp as $$
  insert into draft_allowance as a (user_id, spent_ms)
    values (of_user, coalesce(greatest(100, extract(epoch from clock_timestamp() - since) * 1000), 100))
  on conflict (user_id) do update
    set spent_ms = least(40000, excluded.spent_ms
          + greatest(0, a.spent_ms - extract(epoch from clock_timestamp() - a.counted_at) * 1000 * (20.0 / 60))),
        counted_at = clock_timestamp()
  returning greatest(0, (a.spent_ms - 20000) * (60.0 / 20))
$$;
revoke execute on function charge_draft(uuid, timestamptz) from public;
