import { isGiven } from "../../openings/openings-sql.ts";

/*
 * Whose hidden tests somebody wants, as conditions of SQL: `p` is a row of problem, `a` the one of awaited_tests, if
 * there is any.
 */

/** Somebody has opened the problem, or a submission waits for its tests. */
export const IS_OPENED = "(p.wanted_at is not null or a.since is not null)";

/**
 * Or a contest or an assignment has it. Solvers must not hear of that: it would tell what a contest to come is made of.
 */
export const IS_WANTED = `(${IS_OPENED} or ${isGiven("p.id")})`;

/**
 * It can be given to people. `builds` is which tests are built: where those that are wanted, they come once it is given,
 * unless they could not be built.
 */
export const mayBeGiven = (builds: string) => `(not p.awaits_tests or (${builds} = 'wanted' and not exists (
  select from awaited_tests broken where broken.problem_id = p.id and broken.fault is not null)))`;
