-- The role of judge machines, where the operator has made one before this migration (see grant_judging).
do $$
begin
  if exists (select from pg_roles where rolname = 'verdict_judge') then
    perform grant_judging('verdict_judge');
  end if;
end $$;
