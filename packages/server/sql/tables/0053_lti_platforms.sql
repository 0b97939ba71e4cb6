-- A learning platform (Moodle, Canvas, …) whose courses use this site by LTI 1.3, as an administrator has entered it.
create table lti_platform (
  id                uuid primary key default gen_random_uuid(),
  name              text not null,
  -- As its messages say it, with the name that this site has there.
  issuer            text not null,
  client_id         text not null,
  deployment_ids    text[] not null check (cardinality(deployment_ids) > 0),
  authorization_url text not null,
  token_url         text not null,
  keys_url          text not null,
  -- Whom a request for a token is for; null: the address of the tokens.
  token_audience    text,
  -- Where grades and rosters may be kept, beside the hosts of the addresses.
  service_hosts     text[] not null,
  added_at          timestamptz not null default now(),
  unique (issuer, client_id)
);

-- A launch that was begun at this site and has not come back from the platform: it belongs to the browser that began
-- it, and works once. The key is the SHA-256 of its state.
create table lti_login (
  state_hash   bytea primary key,
  browser_hash bytea not null,
  -- Of the frame in which the platform waits for what is chosen in this browser's other tab; null: there is none.
  frame_hash   bytea,
  platform_id  uuid not null references lti_platform (id) on delete cascade,
  nonce        text not null,
  begun_at     timestamptz not null default now()
);
create index lti_login_by_time on lti_login (begun_at);
create index lti_login_of_platform on lti_login (platform_id);

-- A launch that the platform has vouched for, while the person answers what is asked. The key is the SHA-256 of its
-- ticket, which opens nothing in another browser.
create table lti_launch (
  ticket_hash  bytea primary key,
  browser_hash bytea not null,
  frame_hash   bytea,
  platform_id  uuid not null references lti_platform (id) on delete cascade,
  -- What the platform has said: the server's LaunchFacts.
  facts        jsonb not null,
  -- What goes back to the platform, once it is chosen: {url, token}.
  answer       jsonb,
  launched_at  timestamptz not null default now()
);
create index lti_launch_by_time on lti_launch (launched_at);
create index lti_launch_of_platform on lti_launch (platform_id);
create index lti_launch_of_frame on lti_launch (frame_hash) where frame_hash is not null;

-- Who somebody is at a platform: its name for them, which never changes. An account has one at each.
create table lti_identity (
  platform_id uuid not null references lti_platform (id) on delete cascade,
  sub         text not null,
  user_id     uuid not null references user_account (id) on delete cascade,
  linked_at   timestamptz not null default now(),
  primary key (platform_id, sub),
  unique (platform_id, user_id)
);
create index lti_identity_of_user on lti_identity (user_id);

-- A course at a platform, and the class that it is here.
create table lti_course (
  id              uuid primary key default gen_random_uuid(),
  platform_id     uuid not null references lti_platform (id) on delete cascade,
  deployment_id   text not null,
  context_id      text not null,
  title           text not null,
  class_id        uuid not null references class (id) on delete cascade,
  -- Where the platform tells who is in it; null: nowhere.
  memberships_url text,
  linked_by       uuid references user_account (id) on delete set null,
  linked_at       timestamptz not null default now(),
  -- When its grades were last compared with what was sent, and until when a server is at it.
  looked_at       timestamptz,
  busy_until      timestamptz not null default now(),
  unique (platform_id, deployment_id, context_id)
);
create index lti_course_of_class on lti_course (class_id);
create index lti_course_of_linker on lti_course (linked_by);

-- A link within a course, and what it opens: an assignment of the class, or the class itself.
create table lti_link (
  course_id        uuid not null references lti_course (id) on delete cascade,
  resource_link_id text not null,
  title            text not null,
  assignment_id    uuid references assignment (id) on delete cascade,
  -- The column of the platform's grade book; null: it has none for this link.
  line_item_url    text,
  primary key (course_id, resource_link_id)
);
create index lti_link_of_assignment on lti_link (assignment_id);

-- What the platform was told of a student's grade, or could not be told yet.
create table lti_score (
  course_id        uuid not null,
  resource_link_id text not null,
  user_id          uuid not null references user_account (id) on delete cascade,
  -- Null: that there is none (any more).
  earned           float8,
  most             float8 not null,
  -- Of the newest that has arrived; null: none has.
  sent_at          timestamptz,
  -- Why the newest has not arrived, in words; null: it has.
  failure          text,
  tries            int not null default 0,
  next_try_at      timestamptz,
  primary key (course_id, resource_link_id, user_id),
  foreign key (course_id, resource_link_id) references lti_link (course_id, resource_link_id) on delete cascade
);
create index lti_score_of_user on lti_score (user_id);

-- Logins of one more kind are removed after a while.
drop index audit_entry_of_login;
create index audit_entry_of_login on audit_entry (at)
  where kind in ('logged_in', 'logged_in_with_google', 'logged_in_with_oidc', 'logged_in_with_lti', 'login_failed',
                 'logins_slowed');
