-- A rejudging is applied in batches, each in a transaction of its own: how far it has come, in the order of its
-- submissions. Until the end its state is "judging"; when a server dies in between, another one goes on.
alter table rejudging add column is_applying boolean not null default false;
alter table rejudging add column applied int not null default 0;
alter table rejudging add column applied_until uuid;
create index rejudging_to_apply on rejudging (created_at) where state = 'judging' and is_applying;
