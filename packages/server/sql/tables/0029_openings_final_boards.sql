-- The digest of the board that its organiser has called final; null: none yet. The board itself is kept nowhere: whatever
-- changes it later (a rejudging, an entry that is disqualified) is seen by another digest.
alter table contest add column final_board text;
