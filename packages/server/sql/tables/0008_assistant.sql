-- The AI helper: conversations, kept per user and problem, and who is asking right now.

create table chat_message (
  id           bigint generated always as identity primary key,
  user_id      uuid not null references user_account (id) on delete cascade,
  problem_id   text not null references problem (id) on delete cascade,
  role         text not null check (role in ('user', 'model')),
  -- As it was shown: code that was held back is nowhere in it.
  content      text not null check (content <> ''),
  hint_level   text check (hint_level in ('nudge', 'idea', 'approach', 'outline', 'code')),
  is_held_back boolean not null default false,
  -- The gate let code pass that would be accepted, since the user had solved the problem or had confirmed. The code of
  -- all other answers of a conversation is judged together with that of the next one.
  is_unguarded boolean not null default false,
  -- The answer was stopped or broken off.
  is_partial   boolean not null default false,
  created_at   timestamptz not null default now()
);
create index chat_message_of_conversation on chat_message (user_id, problem_id, id);

-- One row for each question of the last minutes: they are counted, and the open one keeps the next out, on whichever
-- server it arrives. `open_until` is a lease: a question of a server that died does not keep its user out for long.
create table chat_question (
  id         uuid primary key,
  user_id    uuid not null references user_account (id) on delete cascade,
  asked_at   timestamptz not null default now(),
  open_until timestamptz
);
create index chat_question_of_user on chat_question (user_id, asked_at);
