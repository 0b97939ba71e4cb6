import { type Board, labelOf } from "@verdict/contract/contests";
import { CoreLanguageId, type LanguageId } from "@verdict/contract/language";
import { listOffered } from "../../judging/offered-languages.ts";
import type { AppContext } from "../../platform/context.ts";
import { DomainError } from "../../platform/http/errors.ts";
import { isCounted } from "../board-input.ts";
import { boardInput, finalityOf, scoredEntry } from "../read-board.ts";
import { scoreBoard } from "../score-board.ts";
import { type ContestRow, findContest } from "../store.ts";
import * as store from "./store.ts";

/** All that the Contest API says of a contest is worked out of this: everything, whoever may see it. */
export interface CcsMaterial {
  contest: ContestRow;
  finality: Board["finality"];
  entries: store.CcsEntryRow[];
  /** Those that count. */
  submissions: store.CcsSubmissionRow[];
  problems: store.CcsProblemRow[];
  /** A, B, … by problem. */
  labels: ReadonlyMap<string, string>;
  questions: store.CcsQuestionRow[];
  /** On offer now. */
  languages: readonly LanguageId[];
}

/** Throws not_found for an unknown contest. */
export async function readMaterial(
  context: Pick<AppContext, "config" | "pool">,
  contestId: string,
): Promise<CcsMaterial> {
  const { pool } = context;
  const [contest, entries, tied, problems, questions, further] = await Promise.all([
    findContest(pool, { id: contestId, userId: null }),
    store.listCcsEntries(pool, contestId),
    store.listCcsSubmissions(pool, contestId),
    store.listCcsProblems(pool, contestId),
    store.listCcsQuestions(pool, contestId),
    listOffered(context),
  ]);
  if (contest === null) throw new DomainError("not_found", "This contest does not exist");
  const labels = new Map(problems.map(({ problem_id: id }, index) => [id, labelOf(index + 1)]));
  const clocks = new Map(entries.map((entry) => [entry.id, scoredEntry(entry)]));
  const counts = ({ entry_id: entryId, problem_id: problemId, at }: store.CcsSubmissionRow) =>
    labels.has(problemId) && isCounted({ atMs: at.getTime() }, clocks.get(entryId));
  const material = {
    contest,
    entries,
    submissions: tied.filter(counts),
    problems,
    labels,
    questions,
    languages: [...CoreLanguageId.options, ...further],
  };
  return { ...material, finality: finalityOfMaterial(material) };
}

function finalityOfMaterial(material: Omit<CcsMaterial, "finality">): Board["finality"] {
  const { contest, entries, submissions, problems, labels } = material;
  const isFrozen = contest.frozen_from !== null && contest.frozen_from <= contest.now;
  if (contest.final_board === null || isFrozen) return "open";
  const rows = scoreBoard(boardInput({ contest, entries, tied: submissions, problems, frozenFrom: null }));
  return finalityOf(contest, { rules: contest.rules, labels: [...labels.values()], rows });
}
