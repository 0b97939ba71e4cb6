-- Of a problem's package what a search for failing inputs needs, as a SearchMaterial of the contract. A problem without is
-- not searched.
create table search_material (
  problem_id text primary key references problem (id) on delete cascade,
  material   jsonb not null
);

-- An admin may switch searches off, say for a contest.
alter table problem add column allows_search boolean not null default true;
