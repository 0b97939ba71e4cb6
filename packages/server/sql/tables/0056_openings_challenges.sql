-- For which weeks (their Mondays, UTC) the site has opened its challenge. It outlives the challenge, which an administrator
-- may delete without getting another one.
create table weekly_challenge (
  week      date primary key,
  opened_at timestamptz not null default now()
);
insert into weekly_challenge (week, opened_at)
  select date_trunc('week', starts_at at time zone 'UTC')::date, min(starts_at)
    from contest where is_challenge and is_listed group by 1;
