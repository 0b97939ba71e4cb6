-- A row or more in every table of a database as it was made at commit 27bd1d6b.
insert into user_account (id, email_id, first_name, password_hash, role, problems_solved_count) values
  ('00000000-0000-4000-8000-000000000001', 'ada@example.org', 'Ada', 'hash', 'admin', 0),
  ('00000000-0000-4000-8000-000000000002', 'bo@example.org', 'Bo', 'hash', 'user', 1);
insert into user_settings values ('00000000-0000-4000-8000-000000000002', '{"theme": "dark"}');
insert into user_picture (user_id, content_type, content) values ('00000000-0000-4000-8000-000000000002', 'image/png', '\x89504e47');
insert into pending_registration (browser_hash, email_id, first_name, password_hash, code_hash, code_expires_at)
  values ('\x01', 'new@example.org', 'New', 'hash', '\x02', now() + interval '1 hour');
insert into password_reset (browser_hash, email_id, code_hash, code_expires_at)
  values ('\x03', 'bo@example.org', '\x04', now() + interval '1 hour');
insert into email_change (user_id, id, email_id, code_hash, code_expires_at)
  values ('00000000-0000-4000-8000-000000000002', gen_random_uuid(), 'other@example.org', '\x05', now() + interval '1 hour');
insert into account_deletion (user_id, id, code_hash, code_expires_at, delete_after)
  values ('00000000-0000-4000-8000-000000000002', gen_random_uuid(), '\x06', now(), now() + interval '7 days');
insert into session (token_hash, user_id, expires_at)
  values ('\x07', '00000000-0000-4000-8000-000000000002', now() + interval '30 days');
insert into known_browser (token_hash, user_id) values ('\x08', '00000000-0000-4000-8000-000000000002');
insert into personal_token (token_hash, user_id, name, scope) values ('\x09', '00000000-0000-4000-8000-000000000002', 'cli', 'submit');
insert into google_token_use (token_hash, site) values ('\x0a', 'https://example.org');
insert into rate_limit (key, points, expire) values ('login:bo', 2, 2000000000000);
insert into secret values ('session', '\x0b');
insert into audit_entry (kind, user_id, email_id) values ('logged_in', '00000000-0000-4000-8000-000000000002', 'bo@example.org');

insert into test_data (sha256, content, is_loose) values (repeat('a', 64), '1 2', false), (repeat('b', 64), '3', false), (repeat('c', 64), '4', true);
insert into problem (id, position, title, description, description_html, renderer_version, difficulty, tag, time_ms, memory_bytes, output_bytes, checker, start_code, version, allows_studies)
  values ('sum', 1, 'Sum', 'Add.', '<p>Add.</p>', 1, 'easy', 'array', 1000, 268435456, 1048576, '{"kind": "tokens"}', '{}', 3, false),
         ('gone', 2, 'Gone', 'Nothing.', '<p>Nothing.</p>', 1, 'hard', 'dp', 1000, 268435456, 1048576, '{"kind": "tokens"}', '{}', 1, true);
insert into reference_solution values ('sum', 'cpp', 'int main() {}');
insert into problem_test (problem_id, number, is_visible, input_sha, answer_sha, name)
  values ('sum', 1, true, repeat('a', 64), repeat('b', 64), 'sample-1'), ('sum', 2, false, repeat('a', 64), repeat('b', 64), null);
insert into problem_fault (problem_id, problem_version, reason) values ('sum', 3, 'its validator is broken');
insert into package_solution values ('sum', 'wrong_answer/greedy.cpp', 'cpp', 'int main() {}', '{WA}');
insert into test_strength (problem_id, problem_revision, result) values ('sum', 'r1', '{"mutants": 3}');
insert into search_material values ('sum', '{"generators": []}');
insert into solved values ('00000000-0000-4000-8000-000000000002', 'sum', now());
insert into own_list (id, user_id, name) values ('00000000-0000-4000-8000-000000000003', '00000000-0000-4000-8000-000000000002', 'later');
insert into own_list_problem (list_id, problem_id) values ('00000000-0000-4000-8000-000000000003', 'sum');
insert into draft (user_id, problem_id, slot, text, revision) values ('00000000-0000-4000-8000-000000000002', 'sum', 'code:cpp', 'int', 4);

-- One accepted, one that still waits for its job, and one that ended by our fault.
insert into submission (id, user_id, problem_id, language, code, verdict, passed, total, problem_version, judged_at, request_key) values
  ('00000000-0000-4000-8000-000000000004', '00000000-0000-4000-8000-000000000002', 'sum', 'cpp', 'AC', 'AC', 2, 2, 3, now(), 'key-of-the-first');
insert into submission (id, user_id, problem_id, language, code, total) values
  ('00000000-0000-4000-8000-000000000005', '00000000-0000-4000-8000-000000000002', 'sum', 'java', 'AC', 2);
insert into submission (user_id, problem_id, language, code, verdict, total, fault, judged_at, judge_retries) values
  ('00000000-0000-4000-8000-000000000002', 'gone', 'javascript', 'x', 'JE', 2, '{"kind": "judge", "reason": "no disk"}', now(), 5);
select fold_tally(1);
insert into submission_share (submission_id, token) values ('00000000-0000-4000-8000-000000000004', repeat('t', 32));
insert into program_search (id, kind, user_id, submission_id, problem_version, result) values
  ('00000000-0000-4000-8000-000000000006', 'growth', '00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000004', 3, '{"kind": "measured"}'),
  ('00000000-0000-4000-8000-000000000007', 'smallest', '00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000004', 3, null);
insert into own_input_answers (user_id, problem_id) values ('00000000-0000-4000-8000-000000000002', 'sum');
insert into rejudging (id, problem_id, version, total, fed, is_fed, created_by)
  values ('00000000-0000-4000-8000-000000000008', 'sum', 3, 1, 1, true, '00000000-0000-4000-8000-000000000001');
insert into rejudging_item (rejudging_id, submission_id, verdict_before, passed_before, total_before, submitted_at)
  values ('00000000-0000-4000-8000-000000000008', '00000000-0000-4000-8000-000000000004', 'AC', 2, 2, now());
insert into run_request (user_id, problem_id, kind, task) values ('00000000-0000-4000-8000-000000000002', 'sum', 'live', '{}');

insert into job (kind, priority, user_id, subject_id) values
  ('submit', 10, '00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000005'),
  ('smallest', 15, '00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000007');
insert into draft_to_prepare (id, user_id, language, source, program)
  values (gen_random_uuid(), '00000000-0000-4000-8000-000000000002', 'cpp', 'int main() {}', '\x0c');
insert into draft_allowance (user_id, spent_ms) values ('00000000-0000-4000-8000-000000000002', 12.5);
insert into program_holder (user_id, program, worker, lock_key)
  values ('00000000-0000-4000-8000-000000000002', '\x0c', '00000000-0000-4000-8000-000000000009', 7);
insert into judge_worker (worker, host, version, isolation, slots, is_fit)
  values ('00000000-0000-4000-8000-000000000009', 'judge-1', '0.1.0', 'whole', 4, true);
insert into drained_host (host, drained_by) values ('judge-2', '00000000-0000-4000-8000-000000000001');
insert into box_figure values ('exited', 12);

insert into site_sample (at, waiting, running, oldest_seconds, judges, verdicts, judge_errors, slow_seconds) values (now(), 1, 0, 0.5, 1, 3, 0, 1.5);
insert into editorial_video (public_id, problem_id, store, upload_secret, expires_at) values ('v1', 'sum', 's3', '\x0d', now() + interval '1 hour');
insert into chat_message (user_id, problem_id, role, content) values ('00000000-0000-4000-8000-000000000002', 'sum', 'user', 'A hint?');
insert into chat_question (id, user_id) values (gen_random_uuid(), '00000000-0000-4000-8000-000000000002');
insert into write_probe values ('\x0e');
