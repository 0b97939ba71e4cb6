-- What is called otherwise since the squash, and what nobody needs any more.
alter table program_search rename to study;
alter table search_material rename to study_material;
do $$
declare
  named record;
begin
  for named in
    select conrelid::regclass as of_table, conname as name from pg_constraint
     where connamespace = current_schema()::regnamespace and conname ~ 'program_search|search_material|allows_search'
  loop
    execute format('alter table %s rename constraint %I to %I', named.of_table, named.name, replace(replace(replace(
      named.name, 'program_search', 'study'), 'search_material', 'study_material'), 'allows_search', 'allows_studies'));
  end loop;
  for named in
    select relname as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind = 'i' and relname ~ '^program_search_'
  loop
    execute format('alter index %I rename to %I', named.name, replace(named.name, 'program_search', 'study'));
  end loop;
end $$;
alter table rejudging_item alter column submitted_at drop default;
