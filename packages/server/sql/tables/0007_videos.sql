-- Editorial videos, from the moment an upload is allowed. Bytes live in a store: our own, in a folder or a bucket, or
-- Cloudinary. A row is there before the first byte and goes after the last, so that nothing is ever stored of which no
-- row knows.
--
--   allowed ──▶ uploaded ──▶ current ──▶ replaced or deleted ──▶ (no row)
--      └───────────┴── never saved: expires_at passes ───────────────▲

create table editorial_video (
  public_id         text primary key,
  problem_id        text not null references problem (id),
  store             text not null check (store in ('embedded', 's3', 'cloudinary')),
  -- Only our own store uses it: what tickets and signatures are made with.
  upload_secret     bytea not null,
  allowed_at        timestamptz not null default now(),
  -- Set when the bytes begin to come, so that a link works once.
  upload_started_at timestamptz,
  uploaded_at       timestamptz,
  secure_url        text,
  thumbnail_url     text,
  duration_seconds  float8 check (duration_seconds >= 0),
  is_current        boolean not null default false,
  -- When a video that is not the current one may be removed.
  expires_at        timestamptz not null,
  check (uploaded_at is null or (secure_url is not null and duration_seconds is not null)),
  check (not is_current or uploaded_at is not null)
);
create unique index current_editorial_video on editorial_video (problem_id) where is_current;
create index expiring_editorial_video on editorial_video (expires_at) where not is_current;
