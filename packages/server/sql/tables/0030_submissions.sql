-- How many submissions of a problem have which verdict, by the version that they were judged against (0: none was noted). Every
-- visitor of the list asks, and every edit form; counting a million submissions takes a second. A change is a row of its own,
-- since all judges would otherwise wait for the row of a problem that many solve; see count_submissions() and fold_tally().
create table submission_tally (
  problem_id      text not null,
  problem_version int not null,
  verdict         text not null,
  submissions     int not null,
  primary key (problem_id, problem_version, verdict)
);
create table submission_tally_change (
  id              bigint generated always as identity primary key,
  problem_id      text not null,
  problem_version int not null,
  verdict         text not null,
  change          int not null
);
drop index submission_acceptance;

-- The latest accepted ones of a problem, for the distribution of its times.
drop index submission_accepted;
create index submission_accepted on submission (problem_id, created_at) include (language, user_id, cpu_ms, problem_version)
  where verdict = 'AC';
-- What a profile counts.
create index submission_accepted_of_user on submission (user_id, created_at) include (language, problem_id) where verdict = 'AC';
-- What is tried again by itself, and not what has been tried too often: that stays for good.
create index submission_judge_retry on submission (judged_at)
  where verdict = 'JE' and judge_retries < 5 and fault ->> 'kind' = 'judge';

-- A rejudging hands its submissions to the queue by the hundred, oldest first: how many there are, how many it has handed
-- over, and where it goes on. What is older than this file was handed over at once.
alter table rejudging add column total int not null default 0;
alter table rejudging add column fed int not null default 0;
alter table rejudging add column is_fed boolean not null default false;
alter table rejudging add column fed_until timestamptz;
alter table rejudging add column fed_id uuid;
update rejudging r set is_fed = true, total = i.items, fed = i.items
  from (select r.id, count(i.id)::int as items from rejudging r left join rejudging_item i on i.rejudging_id = r.id group by r.id) i
 where i.id = r.id;
create index rejudging_to_feed on rejudging (created_at) where state = 'judging' and not is_fed;

create index rejudging_item_open on rejudging_item (rejudging_id) where result is null and not has_failed;
create index rejudging_item_failed on rejudging_item (rejudging_id) where result is null and has_failed;
create index rejudging_item_version on rejudging_item (rejudging_id, version_given) where version_given is not null;
-- What would change, in the order in which it was handed in.
alter table rejudging_item add column submitted_at timestamptz;
update rejudging_item i set submitted_at = s.created_at from submission s where s.id = i.submission_id;
alter table rejudging_item alter column submitted_at set not null;
create index rejudging_item_changed on rejudging_item (rejudging_id, submitted_at)
  where result ->> 'verdict' <> verdict_before;
