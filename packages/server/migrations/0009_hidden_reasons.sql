-- A hidden failing test may say a little more than its exit code: the name of a well-known exception. Only these
-- names: a judge reads them from what the program has printed, and a program could print hidden input as a name. One
-- of forty names tells less than the exit code does.
create function hidden_reason(failing jsonb) returns text
language sql immutable set search_path = public, pg_temp as $$
  select concat_ws(': ',
    case when failing ->> 'signal' is not null then failing ->> 'signal'
         when coalesce((failing ->> 'exitCode')::int, 0) <> 0 then 'exit code ' || (failing ->> 'exitCode') end,
    substring(failing ->> 'reason' from
      '(?:^|[ :])((?:java\.lang\.)?(?:NullPointer|ArrayIndexOutOfBounds|StringIndexOutOfBounds|IndexOutOfBounds|Arithmetic|NumberFormat|ClassCast|IllegalArgument|IllegalState|NegativeArraySize|UnsupportedOperation)Exception|(?:java\.lang\.)?(?:StackOverflow|OutOfMemory)Error|(?:java\.util\.)?(?:InputMismatch|NoSuchElement|ConcurrentModification|EmptyStack)Exception|(?:Type|Range|Reference|Syntax|URI|Eval)Error|std::(?:bad_alloc|out_of_range|length_error|logic_error|runtime_error|invalid_argument|domain_error|overflow_error|underflow_error|range_error|bad_cast|bad_function_call|bad_variant_access|bad_optional_access))$'))
$$;

-- As before, but for the reason of a hidden failing test.
create or replace function put_verdict(subject uuid, result jsonb, version_given int, timings jsonb) returns submission
language plpgsql set search_path = public, pg_temp as $$
declare
  judged submission;
  failing jsonb;
  failing_is_visible boolean;
  visible_failure jsonb;
begin
  select t, coalesce(p.is_visible, false) into failing, failing_is_visible
    from jsonb_array_elements(result -> 'tests') t
    join submission s on s.id = subject
    left join problem_test p on p.problem_id = s.problem_id and p.number = (t ->> 'number')::int
   where t ->> 'verdict' <> 'AC'
   order by (t ->> 'number')::int limit 1;
  if failing_is_visible then
    visible_failure := failing;
  end if;
  update submission set
    verdict = result ->> 'verdict',
    passed = (result ->> 'passed')::int,
    total = (result ->> 'total')::int,
    cpu_ms = round((result ->> 'cpuMs')::numeric),
    memory_bytes = round((result ->> 'memoryBytes')::numeric),
    compiler_output = result ->> 'compilerOutput',
    error_message = case
      when failing is null then ''
      when failing_is_visible then coalesce(failing ->> 'reason', '')
      else hidden_reason(failing) end,
    failed_test = visible_failure,
    tests = (select coalesce(jsonb_agg(jsonb_build_object(
               'number', t -> 'number', 'verdict', t -> 'verdict', 'cpuMs', t -> 'cpuMs', 'wallMs', t -> 'wallMs',
               'memoryBytes', t -> 'memoryBytes') order by (t ->> 'number')::int), '[]'::jsonb)
               from jsonb_array_elements(result -> 'tests') t),
    timings = put_verdict.timings,
    problem_version = version_given,
    judged_at = clock_timestamp()
   where id = subject
  returning * into judged;
  return judged;
end $$;

revoke execute on function hidden_reason(jsonb) from public;
