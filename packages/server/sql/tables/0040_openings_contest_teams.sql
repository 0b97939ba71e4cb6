-- Teams: an entry may have several members, who have one clock and one row.

-- So many people at most take part as one entry.
alter table contest add column team_size int not null default 1 check (team_size between 1 and 10);

-- With it others join the entry until its clock starts. Null for those who take part afterwards.
alter table contest_entry add column team_code text check (team_code <> '');
create unique index contest_entry_team_code on contest_entry (contest_id, team_code);
