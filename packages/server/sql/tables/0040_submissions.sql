-- A web server of the version before adds items without this column while the servers are upgraded (decision 0038).
alter table rejudging_item alter column submitted_at set default now();
