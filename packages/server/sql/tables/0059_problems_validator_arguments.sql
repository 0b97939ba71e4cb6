-- What validators of inputs and answers get beside this test, as its package says: {input, answer}, each a list for all
-- or a map by validator. Kept for exports. Null: nothing.
alter table problem_test add column validator_arguments jsonb;
