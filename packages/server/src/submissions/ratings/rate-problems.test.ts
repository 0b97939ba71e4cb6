import { expect, test } from "vitest";
import { FEWEST_PEOPLE, type FirstAttempt, rateProblems } from "./rate-problems.ts";

/** So many people with one attempt each, of whom the first `solvers` have solved it. */
function attemptsAt(problemId: string, people: number, solvers: number, firstUser = 0): FirstAttempt[] {
  return Array.from({ length: people }, (_, index) => ({
    userId: `user ${firstUser + index}`,
    problemId,
    isSolved: index < solvers,
  }));
}

test("a problem that fewer people solve at their first attempt has the higher number", () => {
  const attempts = [...attemptsAt("easy", 40, 35), ...attemptsAt("hard", 40, 4), ...attemptsAt("middle", 40, 20)];
  const ratings = new Map(rateProblems(attempts).map(({ problemId, rating }) => [problemId, rating]));
  expect(ratings.get("hard")).toBeGreaterThan((ratings.get("middle") ?? 0) + 150);
  expect(ratings.get("middle")).toBeGreaterThan((ratings.get("easy") ?? 0) + 150);
});

test("below a certain number of people there is none", () => {
  expect(rateProblems(attemptsAt("new", FEWEST_PEOPLE - 1, 3))).toEqual([]);
  expect(rateProblems(attemptsAt("new", FEWEST_PEOPLE, 3))).toMatchObject([{ people: FEWEST_PEOPLE }]);
  expect(rateProblems([])).toEqual([]);
});

test("half of the people at a single problem make it one of the middle", () => {
  expect(rateProblems(attemptsAt("one", 40, 20))).toEqual([{ problemId: "one", rating: 1500, people: 40 }]);
});

test("who tries a problem counts: solved by the able alone it is easier than its share says", () => {
  // Both are solved by half of those who try them; but those at B have failed at everything else.
  const able = Array.from({ length: 8 }, (_, task) => attemptsAt(`task ${task}`, 30, 30)).flat();
  const unable = Array.from({ length: 8 }, (_, task) => attemptsAt(`task ${task}`, 30, 0, 100)).flat();
  const rated = rateProblems([...able, ...unable, ...attemptsAt("A", 30, 15), ...attemptsAt("B", 30, 15, 100)]);
  const ratingOf = (id: string) => rated.find(({ problemId }) => problemId === id)?.rating ?? Number.NaN;
  expect(ratingOf("A")).toBeGreaterThan(ratingOf("B") + 200);
});

test("neither the order of attempts nor what nobody or everybody solves leads astray", () => {
  const attempts = [...attemptsAt("none", 300, 0), ...attemptsAt("all", 300, 300), ...attemptsAt("some", 300, 90)];
  const rated = rateProblems(attempts);
  expect(rateProblems(attempts.toReversed())).toEqual(rated);
  for (const { rating } of rated) {
    expect(rating).toBeGreaterThan(0);
    expect(rating).toBeLessThan(3500);
  }
});
