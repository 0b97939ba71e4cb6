-- What PostgreSQL lets every role do, and judges have no use for: to keep large objects, which belong to no table and
-- are never swept, and tables of their own for as long as they stay connected. Only a superuser can take the first
-- away, so this is no part of what a web server applies. The embedded database does it at each start; it may be run
-- again and again.
do $$
declare
  door regprocedure;
begin
  for door in
    select oid::regprocedure from pg_proc
     where pronamespace = 'pg_catalog'::regnamespace and (proname like 'lo\_%' or proname in ('loread', 'lowrite'))
       and has_function_privilege('public', oid, 'execute')
  loop
    execute format('revoke execute on function %s from public', door);
  end loop;
  execute format('revoke temporary on database %I from public', current_database());
end $$;
