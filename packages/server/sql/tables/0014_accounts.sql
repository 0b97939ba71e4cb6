-- How the web app is set up for a user, on all devices: texts by name, which the app alone understands.
create table user_settings (
  user_id  uuid primary key references user_account on delete cascade,
  settings jsonb not null check (octet_length(settings::text) <= 262144)
);
