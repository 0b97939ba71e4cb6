-- A row of program_search is any study of a submission: `smallest` as before, or `growth`, with a GrowthResult of the contract.
alter table program_search add column kind text not null default 'smallest' check (kind in ('smallest', 'growth'));
alter table program_search alter column kind drop default;
