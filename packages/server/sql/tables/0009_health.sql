-- What the health check writes to see that writing works. Emptied and filled again each time, so that the database must
-- find room for it; unlogged, since nobody needs it after a crash.
create unlogged table write_probe (
  filler bytea not null
);
