-- Runs whenever functions were applied. The role of judge machines, where the operator has made one by this name before
-- the first start (see grant_judging); what a role has been granted later stays with it by itself.
do $$
begin
  if exists (select from pg_roles where rolname = 'verdict_judge') then
    perform grant_judging('verdict_judge');
  end if;
end $$;
