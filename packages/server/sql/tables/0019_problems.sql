-- The switch is for every study that a judge makes of a submission, of which a search is one.
alter table problem rename column allows_search to allows_studies;
