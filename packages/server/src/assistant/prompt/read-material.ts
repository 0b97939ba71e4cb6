import { type ChatBody, HintLevel } from "@verdict/contract/assistant";
import { type LanguageId, languageName } from "@verdict/contract/language";
import { starterIn } from "@verdict/contract/problem-starter";
import { MEBIBYTE, secondsOfMs } from "@verdict/contract/units";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { listConversations } from "../../problems/conversations.ts";
import { requireProblem } from "../../problems/find-problem.ts";
import { listVisibleTests, type ProblemRow } from "../../problems/store.ts";
import type { Material } from "./material.ts";
import { readLastSubmission } from "./read-submission.ts";
import { findIdByTitle, listAuthorHints } from "./store.ts";

/**
 * The problem that the call is about: by its id, or by its title when only that is known. Null for a title that no
 * problem has; throws not_found for an id that the user may not see.
 */
export async function findProblemOf(
  db: Queryable,
  input: { user: SignedInUser; body: ChatBody },
): Promise<ProblemRow | null> {
  const { user, body } = input;
  const withDrafts = user.role === "admin";
  const id = body.problemId ?? (await findIdByTitle(db, { title: body.title?.trim() ?? "", withDrafts }));
  return id === null ? null : requireProblem(db, { id, user });
}

/** What the model is told of a known problem. Everything comes from the database, but for the code in the editor. */
export async function readMaterial(
  db: Queryable,
  input: { user: SignedInUser; body: ChatBody; problem: ProblemRow; level: HintLevel },
): Promise<Material> {
  const { body, problem } = input;
  // Where a program of the problem has a part in the runs, the files of the tests are for that one.
  const isTalk = problem.passes !== null;
  const [examples, conversations, hints, lastSubmission] = await Promise.all([
    isTalk ? [] : listVisibleTests(db, problem.id),
    isTalk ? listConversations(db, problem.id) : [],
    listAuthorHints(db, problem.id),
    readLastSubmission(db, { userId: input.user.id, problemId: problem.id }),
  ]);
  const language = body.language ?? lastSubmission?.language ?? null;
  const userCode = body.code === undefined || body.code.trim() === "" ? null : body.code;
  return {
    title: problem.title,
    statement: problem.description,
    examples: examples.map((test) => ({
      input: test.input.toString("utf8"),
      output: test.answer.toString("utf8"),
      explanation: test.explanation,
    })),
    conversations: conversations.map(({ text }) => text),
    timeLimitSeconds: secondsOfMs(problem.time_ms),
    timeFactors: problem.time_factors,
    memoryLimitMegabytes: Math.round(problem.memory_bytes / MEBIBYTE),
    starterCode: language === null ? null : starterIn(language, problem.start_code),
    authorHints: hints.slice(0, HintLevel.options.indexOf(input.level) + 1),
    language,
    userCode,
    lastSubmission,
  };
}

/** What the model is told of a problem that this server does not have: what the client says of it. */
export function materialOfClient(body: ChatBody): Material {
  return {
    title: body.title ?? "",
    statement: body.description ?? "",
    examples: (body.testCases ?? []).map((test) => ({ ...test, explanation: test.explanation ?? "" })),
    conversations: [],
    timeLimitSeconds: null,
    timeFactors: null,
    memoryLimitMegabytes: null,
    starterCode: starterCodeOfClient(body, body.language),
    authorHints: [],
    language: body.language ?? null,
    userCode: body.code ?? null,
    lastSubmission: null,
  };
}

function starterCodeOfClient(body: ChatBody, language: LanguageId | undefined): string | null {
  if (language === undefined) return null;
  const entry = body.startCode?.find((code) => code.language === languageName(language));
  return entry?.initialCode ?? null;
}
