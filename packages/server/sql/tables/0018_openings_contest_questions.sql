-- What is said in a contest: a question of an entry with the jury's answer, or an announcement, which is an answer that
-- nobody has asked for.

create table contest_question (
  id          bigint generated always as identity primary key,
  contest_id  text not null references contest (id) on delete cascade,
  -- Null: about the contest as a whole.
  problem_id  text references problem (id),
  -- Who has asked; null: an announcement.
  entry_id    uuid references contest_entry (id) on delete cascade,
  question    text not null default '',
  answer      text check (answer <> ''),
  -- All who take part see question and answer, without the name of who has asked.
  is_public   boolean not null default false,
  -- Grows with every answer of the site: who has read up to one has read all before it. Null: not answered.
  answer_number bigint,
  asked_at    timestamptz not null default now(),
  answered_at timestamptz,
  check ((answer is null) = (answer_number is null) and (answer is null) = (answered_at is null)),
  check (entry_id is not null or (is_public and answer is not null))
);
create index contest_question_of_contest on contest_question (contest_id);
create index contest_question_of_entry on contest_question (entry_id) where entry_id is not null;
create sequence contest_answer_number;

-- The last answer that this member has seen.
alter table contest_member add column read_number bigint not null default 0;
