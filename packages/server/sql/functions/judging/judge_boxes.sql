-- Adds what has become of a judge's boxes since it last told, for the metrics: {"exited": 12, "cpu": 1}. Judges are not
-- believed more than they have to be: unknown names and absurd numbers are left out.
create or replace function judge_boxes(figures jsonb) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into box_figure (event, total)
    select key, value::bigint from jsonb_each_text(figures)
     where key in ('exited', 'signaled', 'cpu', 'wall', 'memory', 'output', 'failed', 'runner-replaced') and value ~ '^\d{1,7}$'
     order by key
  on conflict (event) do update set total = box_figure.total + excluded.total
$$;
revoke execute on function judge_boxes(jsonb) from public;
