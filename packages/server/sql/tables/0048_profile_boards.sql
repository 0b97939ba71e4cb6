-- Who has agreed to stand on the board of a class, and whose public profiles somebody follows. What a board says is
-- worked out whenever somebody looks.

-- It ends with the membership.
create table class_board_member (
  class_id  uuid not null,
  user_id   uuid not null,
  agreed_at timestamptz not null default now(),
  primary key (class_id, user_id),
  foreign key (class_id, user_id) references class_member (class_id, user_id) on delete cascade
);

-- Who is followed stays so when the profile is not public for a while; then nobody sees it.
create table followed_profile (
  user_id     uuid not null references user_account (id) on delete cascade,
  followed_id uuid not null references user_account (id) on delete cascade,
  followed_at timestamptz not null default now(),
  primary key (user_id, followed_id),
  check (user_id <> followed_id)
);
create index followed_profile_by_followed on followed_profile (followed_id);
