-- Whether test data may be without a test, so that the sweep does not go through all data of all problems: true for what is
-- new, and again when a test that used it goes (loosen_test_data). The sweep ties what it finds in use.
alter table test_data add column is_loose boolean not null default true;
create index test_data_loose on test_data (last_used_at) where is_loose;
