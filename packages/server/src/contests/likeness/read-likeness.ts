import type { ContestLikeness, LikenessWhich, LikePairCode } from "@verdict/contract/contest-likeness";
import { starterIn } from "@verdict/contract/problem-starter";
import { DomainError } from "../../platform/http/errors.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { requireOrdinal } from "../jury/read-submissions.ts";
import { type AskedContest, requireJury } from "../require-contest.ts";
import type { ComparedPair, Likeness, LikenessQuestion } from "./compare-programs.ts";
import { findStartCode, type LikenessRow, listForLikeness } from "./store.ts";

/** Twice as many as a contest is planned for, of 2 kB each. */
const MOST_PROGRAMS = 2_000;
const MOST_BYTES = 4_000_000;

interface LikenessContext {
  db: Queryable;
  compare: (question: LikenessQuestion) => Promise<Likeness>;
}
type AskedLikeness = AskedContest & { label: string; which: LikenessWhich };

/**
 * For the jury. Throws not_found and not_allowed, conflict while somebody still has time, bad_input for a letter that
 * there is not, and what the comparer throws.
 */
export async function readLikeness({ db, compare }: LikenessContext, asked: AskedLikeness): Promise<ContestLikeness> {
  const { programs, tooMany, question } = await readPrograms(db, asked);
  const { pairs, tooShort } = await compare({ ...question, only: null });
  return {
    compared: programs.length - tooShort,
    leftOut: { tooShort, tooMany },
    pairs: pairs.map((pair) => presentPair(programs, pair)),
  };
}

/** The same of two submissions; not_found where one of them was not compared. */
export async function readLikePair(
  { db, compare }: LikenessContext,
  asked: AskedLikeness & { first: string; second: string },
): Promise<LikePairCode> {
  const { programs, question } = await readPrograms(db, asked);
  const placeOf = (submissionId: string) => programs.findIndex(({ submission_id: id }) => id === submissionId);
  const [first, second] = [placeOf(asked.first), placeOf(asked.second)];
  const [firstProgram, secondProgram] = [programs[first], programs[second]];
  if (firstProgram === undefined || secondProgram === undefined || first === second) {
    throw new DomainError("not_found", "These two were not compared");
  }
  const { pairs } = await compare({ ...question, only: [first, second] });
  const [pair] = pairs;
  if (pair === undefined) throw new Error("The comparer has left out the pair");
  const linesOf = ([from, to]: readonly [number, number]) => ({ from, to });
  return {
    ...presentPair(programs, pair),
    firstCode: firstProgram.code,
    secondCode: secondProgram.code,
    shared: pair.shared.map((one) => ({
      first: linesOf(one.first),
      second: linesOf(one.second),
      tokens: one.tokens,
    })),
  };
}

async function readPrograms(db: Queryable, asked: AskedLikeness) {
  const contest = await requireJury(db, asked);
  if (contest.now < contest.over_at) {
    throw new DomainError("conflict", "Programs are compared once nobody has time any more");
  }
  const ordinal = await requireOrdinal(db, { contestId: contest.id, label: asked.label });
  const of = { contestId: contest.id, ordinal };
  const limits = { most: MOST_PROGRAMS, mostBytes: MOST_BYTES };
  const [{ programs, tooMany }, startCode] = await Promise.all([
    listForLikeness(db, { ...of, which: asked.which, ...limits }),
    findStartCode(db, of),
  ]);
  const languages = [...new Set(programs.map(({ language }) => language))];
  const question = {
    programs: programs.map(({ entry_id: entry, language, code }) => ({ entry, language, code })),
    starters: languages.map((language) => ({ language, code: starterIn(language, startCode) })),
  };
  return { programs, tooMany, question };
}

function presentPair(programs: readonly LikenessRow[], pair: ComparedPair) {
  return {
    first: presentProgram(programs[pair.first]),
    second: presentProgram(programs[pair.second]),
    percent: pair.percent,
    longestTokens: pair.longestTokens,
  };
}

function presentProgram(row: LikenessRow | undefined) {
  if (row === undefined) throw new Error("The comparer names a program that there is not");
  const { submission_id: submissionId, entry_id: entryId, name, language, at, verdict } = row;
  return { submissionId, entryId, name, language, at: at.toISOString(), verdict };
}
