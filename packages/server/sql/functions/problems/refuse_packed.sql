-- A judge that cannot unpack what it asks for hears so, gives its job back, and a newer one takes it.
create or replace function refuse_packed() returns bytea language plpgsql volatile as $$
begin
  raise exception 'this judge is too old for packed test data';
end $$;
revoke execute on function refuse_packed() from public;
