-- When its organiser has called the board final, the last time.
alter table contest add column final_at timestamptz;

-- Of what was called final before, the time is not known any more.
update contest set final_at = now() where final_board is not null;
