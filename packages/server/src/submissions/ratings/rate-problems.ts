/*
 * How difficult a problem is, out of first attempts: whether somebody's first submission to it was accepted. The model
 * is that of Elo's numbers: who has the ability a solves a problem of the difficulty d at the first attempt with the
 * probability 1 / (1 + 10^((d - a) / 400)). Abilities and difficulties are those that make what happened the most
 * likely (Rasch's model), each drawn towards the middle by a prior, so that few attempts say little and one who has
 * solved everything is not infinitely able. All is worked out anew from all attempts: in whatever order they came, and
 * whatever a rejudging has changed, the same attempts give the same numbers (decision 0065).
 */

export interface FirstAttempt {
  userId: string;
  problemId: string;
  isSolved: boolean;
}

export interface Rating {
  problemId: string;
  /** On the scale of Elo's numbers, in tens. */
  rating: number;
  /** How many have tried it. */
  people: number;
}

/** With fewer than so many people the number would say more of them than of the problem. */
export const FEWEST_PEOPLE = 20;
const MIDDLE = 1500;
/** 400 of Elo's points are a factor of ten in the odds. */
const POINTS_A_LOGIT = 400 / Math.LN10;
/** Of the prior, in logits: about 350 points, which is how Glicko starts a player. */
const PRIOR_SD = 350 / POINTS_A_LOGIT;
const ROUNDED_TO = 10;
/** Rounds of Newton's method; the largest change is below a point long before. */
const MOST_ROUNDS = 60;
const SMALL_CHANGE = 0.1 / POINTS_A_LOGIT;
/** Newton's method may leap where little is known; nobody is further from the middle than this. */
const MOST_LOGITS = 8;

/** Of the problems that `FEWEST_PEOPLE` have tried, in the order of their ids. Attempts are one a user and problem. */
export function rateProblems(attempts: readonly FirstAttempt[]): Rating[] {
  const users = numbersOf(attempts.map(({ userId }) => userId));
  const problems = numbersOf(attempts.map(({ problemId }) => problemId));
  const people = Int32Array.from(attempts, ({ userId }) => users.get(userId) ?? 0);
  const tasks = Int32Array.from(attempts, ({ problemId }) => problems.get(problemId) ?? 0);
  const solved = Float64Array.from(attempts, ({ isSolved }) => (isSolved ? 1 : 0));
  const ability = new Float64Array(users.size);
  const difficulty = new Float64Array(problems.size);

  const improve = (values: Float64Array, places: Int32Array, sign: 1 | -1): number => {
    const slope = new Float64Array(values.length);
    const bend = new Float64Array(values.length);
    for (let index = 0; index < solved.length; index++) {
      const expected = 1 / (1 + Math.exp((difficulty[tasks[index] ?? 0] ?? 0) - (ability[people[index] ?? 0] ?? 0)));
      const place = places[index] ?? 0;
      slope[place] = (slope[place] ?? 0) + sign * ((solved[index] ?? 0) - expected);
      bend[place] = (bend[place] ?? 0) + expected * (1 - expected);
    }
    let largest = 0;
    for (const [place, value] of values.entries()) {
      const step = ((slope[place] ?? 0) - value / PRIOR_SD ** 2) / ((bend[place] ?? 0) + 1 / PRIOR_SD ** 2);
      const next = Math.max(-MOST_LOGITS, Math.min(MOST_LOGITS, value + Math.max(-1, Math.min(1, step))));
      largest = Math.max(largest, Math.abs(next - value));
      values[place] = next;
    }
    return largest;
  };
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const change = Math.max(improve(ability, people, 1), improve(difficulty, tasks, -1));
    if (change < SMALL_CHANGE) break;
  }

  const counts = new Int32Array(problems.size);
  for (const task of tasks) counts[task] = (counts[task] ?? 0) + 1;
  return [...problems]
    .map(([problemId, number]) => ({
      problemId,
      rating: ROUNDED_TO * Math.round((MIDDLE + (difficulty[number] ?? 0) * POINTS_A_LOGIT) / ROUNDED_TO),
      people: counts[number] ?? 0,
    }))
    .filter((rated) => rated.people >= FEWEST_PEOPLE)
    .sort((a, b) => (a.problemId < b.problemId ? -1 : 1));
}

function numbersOf(ids: readonly string[]): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const id of ids) if (!numbers.has(id)) numbers.set(id, numbers.size);
  return numbers;
}
