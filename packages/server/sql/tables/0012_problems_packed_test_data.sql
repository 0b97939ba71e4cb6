-- Test data is stored packed, by the programs that write it: PostgreSQL's own packing leaves twice as much.
alter table test_data
  -- How `content` is packed; null: it is as it is. The hash is always that of what is in it.
  add column packing text check (packing = 'zstd'),
  -- Before the packing; null where it is not packed.
  add column bytes int;
alter table test_data alter column content set storage external;
