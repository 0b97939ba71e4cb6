-- What has to be judged for a job, without the job's own fields. The subject of a rejudge job is its item, and a test
-- may have a checker of its own. Where a problem gives points, a test's name says in which group it is. A study is given
-- no test at all, but hears which inputs it may not tell.
create or replace function judging_task(job_kind text, subject uuid, out task jsonb, out problem_version int)
language plpgsql stable set search_path = public, pg_temp as $$
begin
  if job_kind in ('run', 'verify', 'print', 'trace') then
    select r.task into task from run_request r where r.id = subject;
  elsif job_kind in ('smallest', 'growth') then
    select jsonb_build_object(
             'language', s.language,
             'source', s.code,
             'limits', jsonb_build_object('timeMs', p.time_ms, 'memoryBytes', p.memory_bytes, 'outputBytes', p.output_bytes,
                                           'timeFactors', p.time_factors),
             'checker', p.checker,
             'references', coalesce((
               select jsonb_agg(jsonb_build_object('language', r.language, 'source', r.source) order by r.language)
               from reference_solution r where r.problem_id = p.id), '[]'::jsonb),
             'material', m.material,
             'hiddenInputs', coalesce((
               select jsonb_agg(distinct t.input_sha) from problem_test t where t.problem_id = p.id and not t.is_visible),
               '[]'::jsonb)),
           p.version
      into task, problem_version
      from study f join submission s on s.id = f.submission_id
      join problem p on p.id = s.problem_id join study_material m on m.problem_id = p.id
     where f.id = subject;
  else
    select jsonb_build_object(
             'language', s.language,
             'source', s.code,
             'limits', jsonb_build_object('timeMs', p.time_ms, 'memoryBytes', p.memory_bytes, 'outputBytes', p.output_bytes,
                                           'timeFactors', p.time_factors),
             'checker', p.checker,
             'reference', null,
             'scoring', p.scoring,
             'addedFiles', p.added_files,
             'tests', coalesce((
               select jsonb_agg(jsonb_build_object(
                        'number', t.number, 'isVisible', t.is_visible,
                        'input', jsonb_build_object('sha256', t.input_sha),
                        'answer', jsonb_build_object('sha256', t.answer_sha),
                        'checker', t.checker,
                        'path', case when p.scoring is not null then
                          case when t.is_visible then 'sample/' else 'secret/' end || coalesce(t.name, t.number::text) end)
                      order by t.number)
               from problem_test t where t.problem_id = p.id), '[]'::jsonb)),
           p.version
      into task, problem_version
      from submission s join problem p on p.id = s.problem_id
     where s.id = coalesce((select i.submission_id from rejudging_item i where i.id = subject), subject);
  end if;
end $$;
revoke execute on function judging_task(text, uuid) from public;
