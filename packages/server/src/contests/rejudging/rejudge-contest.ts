import type { ContestRejudging, MovedEntry, ProblemRejudging } from "@verdict/contract/contest-rejudging";
import { type BoardRow, labelOf } from "@verdict/contract/contests";
import type pg from "pg";
import { DomainError } from "../../platform/http/errors.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { presentRejudging } from "../../submissions/rejudging/present-rejudging.ts";
import { applyRejudging, dropRejudging, startRejudging } from "../../submissions/rejudging/rejudge.ts";
import { findRejudging } from "../../submissions/rejudging/store.ts";
import { boardInput, readRows } from "../read-board.ts";
import { type AskedContest, mayManage, requireJury, requireOrganiser } from "../require-contest.ts";
import { scoreBoard } from "../score-board.ts";
import { type ContestProblemRow, type ContestRow, listProblems } from "../store.ts";
import { listNewVerdicts, listOwnProblems, type NewVerdictRow } from "./store.ts";

const ACTS = {
  start: startRejudging,
  apply: (context: { pool: pg.Pool }, { problemId }: { problemId: string }) => applyRejudging(context, problemId),
  drop: (context: { pool: pg.Pool }, { problemId }: { problemId: string }) => dropRejudging(context, problemId),
};

/**
 * What judging the contest's problems again would change on its board. For its jury; throws not_found and not_allowed.
 */
export async function readContestRejudging(pool: pg.Pool, asked: AskedContest): Promise<ContestRejudging> {
  const contest = await requireJury(pool, asked);
  const [problems, verdicts, own] = await Promise.all([
    listProblems(pool, contest.id),
    listNewVerdicts(pool, contest.id),
    listOwnProblems(pool, contest.id),
  ]);
  const mayRejudge = (problemId: string) => mayManage(contest, asked.user) && mayTouch(asked, own, problemId);
  return {
    problems: await Promise.all(
      problems.map((problem, index) =>
        present(pool, { problem, index, mayRejudge: mayRejudge(problem.problem_id), verdicts }),
      ),
    ),
    moved: await movedBy(pool, contest, verdicts),
  };
}

/**
 * Begins, applies or drops the rejudging of the problem with this letter. For organisers; a problem that is practised
 * by others as well is an admin's. Throws not_found, not_allowed, and conflict where it can't be done now.
 */
export async function actOnRejudging(
  pool: pg.Pool,
  asked: AskedContest & { label: string; act: keyof typeof ACTS },
): Promise<ContestRejudging> {
  const contest = await requireOrganiser(pool, asked);
  const problems = await listProblems(pool, contest.id);
  const problem = problems.find((_problem, index) => labelOf(index + 1) === asked.label);
  if (problem === undefined) throw new DomainError("not_found", `There is no problem ${asked.label}`);
  if (!mayTouch(asked, await listOwnProblems(pool, contest.id), problem.problem_id)) {
    throw new DomainError("not_allowed", "This problem is not in this contest alone: only an admin may judge it again");
  }
  await ACTS[asked.act]({ pool }, { problemId: problem.problem_id, userId: asked.user.id });
  return readContestRejudging(pool, asked);
}

/** New verdicts go to everybody who ever submitted to the problem, in this contest and elsewhere. */
function mayTouch({ user }: AskedContest, own: ReadonlySet<string>, problemId: string): boolean {
  return user.role === "admin" || own.has(problemId);
}

async function present(
  db: Queryable,
  input: { problem: ContestProblemRow; index: number; mayRejudge: boolean; verdicts: readonly NewVerdictRow[] },
): Promise<ProblemRejudging> {
  const { problem, index, mayRejudge, verdicts } = input;
  const { state, total, judged, failed } = presentRejudging(await findRejudging(db, problem.problem_id), []);
  const changesHere = verdicts.filter((one) => one.problem_id === problem.problem_id && !one.is_same).length;
  return { label: labelOf(index + 1), title: problem.title, mayRejudge, state, total, judged, failed, changesHere };
}

/** The board is a pure function of the submissions: so it is computed twice. */
async function movedBy(db: Queryable, contest: ContestRow, verdicts: readonly NewVerdictRow[]): Promise<MovedEntry[]> {
  if (verdicts.length === 0) return [];
  const rows = await readRows(db, contest);
  const found = new Map(verdicts.map((one) => [one.submission_id, one]));
  const tied = rows.tied.map((row) => {
    const { verdict, points } = found.get(row.submission_id ?? "") ?? row;
    return { ...row, verdict, points };
  });
  const before = scoreBoard(boardInput({ contest, ...rows, frozenFrom: null }));
  const after = scoreBoard(boardInput({ contest, ...rows, tied, frozenFrom: null }));
  const standings = new Map(before.map((row) => [row.entryId, standingOf(row)]));
  return after.flatMap((row) => {
    const [was, is] = [standings.get(row.entryId), standingOf(row)];
    if (was === undefined || JSON.stringify(was) === JSON.stringify(is)) return [];
    return [{ entryId: row.entryId, name: row.name, before: was, after: is }];
  });
}

function standingOf({ rank, solved, penaltyMinutes, points }: BoardRow): MovedEntry["before"] {
  return { rank, solved, penaltyMinutes, ...(points === undefined ? {} : { points }) };
}
