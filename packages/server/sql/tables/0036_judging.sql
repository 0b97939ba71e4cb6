-- A job goes first to the judge that has its program (see holder_of_program()): for a moment only that one is given it.
alter table job add column holder uuid;
alter table draft_to_prepare add column program bytea;

-- The program that was prepared last for each user: a digest of user, language and source, never the source, and who has
-- it. A hint, of which a crash may forget everything.
create unlogged table program_holder (
  user_id  uuid primary key,
  program  bytea not null,
  worker   uuid not null,
  lock_key int not null,
  noted_at timestamptz not null default clock_timestamp()
);
