-- Raises unless there is an output for each input of the job, and what is said to be stored is.
create or replace function check_print_result(result jsonb, inputs_given int) returns void
language plpgsql stable set search_path = public, pg_temp as $$
begin
  if coalesce(result ->> 'kind', '') not in ('printed', 'refused')
     or (result ->> 'kind' = 'printed' and jsonb_array_length(result -> 'outputs') is distinct from inputs_given)
     or exists (select from jsonb_array_elements(result -> 'outputs') o
                 where coalesce(o ->> 'kind', '') not in ('stored', 'unwanted', 'failed', 'left-out')
                    or (o ->> 'kind' = 'stored' and not exists (select from test_data d where d.sha256 = o ->> 'sha256')))
  then
    raise exception 'not what a program printed: %', left(result::text, 200) using errcode = 'invalid_parameter_value';
  end if;
end $$;
revoke execute on function check_print_result(jsonb, int) from public;
