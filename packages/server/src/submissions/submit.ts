import { randomUUID } from "node:crypto";
import type { JudgeStep } from "@verdict/contract/judging";
import type { SubmitBody, SubmitResult } from "@verdict/contract/submissions";
import type * as z from "zod/mini";
import { awaitSubjects } from "../judging/await-subjects.ts";
import { programDigest } from "../judging/program-digest.ts";
import { DomainError } from "../platform/http/errors.ts";
import type { SignedInUser } from "../platform/http/signed-in-user.ts";
import type { Queryable } from "../platform/postgres/transaction.ts";
import { noteInLog } from "../platform/request-scope.ts";
import { requireProblem } from "../problems/find-problem.ts";
import { holdAllowance, requireJobsLeft, requireSubmissionsLeft, requireTriesLeft } from "./allowance.ts";
import type { Audience } from "./audience.ts";
import { requireCodeSize } from "./code-size.ts";
import { findResult, requireResult } from "./find-result.ts";
import { findByKey, insertSubmission, listJudgedTests } from "./store.ts";
import type { SubmissionsContext } from "./submissions-context.ts";
import { createToldSteps } from "./told-steps.ts";

const TESTS_BEING_BUILT =
  "The hidden tests of this problem are still being built, once after the installation. Run works already; please submit again in a minute.";
const BUILD_RETRY_SECONDS = 20;

interface Submit {
  user: SignedInUser;
  problemId: string;
  body: z.infer<typeof SubmitBody>;
}

/** `isKept`: an earlier request with the same key has stored it. */
interface Stored {
  id: string;
  isKept: boolean;
  total: number;
  visible: number;
  /** Whether the user knows all tests, or has solved the problem: then a verdict tells nothing new. */
  areKnown: boolean;
}

/**
 * Keeps the submission, lets it be judged against all tests and waits for the verdict. It is judged whether anybody
 * waits or not. One that is sent again with its key is waited for, and not kept twice. Throws judge_unavailable when no
 * verdict came in time, or when the judge could not reach one, problem_broken, and
 * queue_full.
 */
export async function submit(
  context: SubmissionsContext,
  input: Submit & { audience: Audience },
): Promise<SubmitResult> {
  requireCodeSize(input.body.code);
  const refusal = await context.line.findRefusal("submission");
  const { audience, user } = input;
  let stored: Stored | null = null;
  let steps = createToldSteps(audience, { visible: 0, areKnown: false });
  const [result] = await awaitSubjects(context, {
    purpose: "submission",
    userId: user.id,
    inTurn: (work) => context.turns.inTurn(user.id, work),
    async store(db) {
      stored = await store(db, { ...input, refusal });
      const { id, isKept } = stored;
      steps = createToldSteps(audience, stored);
      noteInLog({ submissionId: id });
      const { language, code: source } = input.body;
      const program = programDigest({ userId: user.id, language, source });
      const told = { onStep: (step: JudgeStep) => steps.onStep(step), onPlace: audience.onPlace };
      return [{ id, program, ...(isKept ? { isKept } : {}), ...told }];
    },
    onStored: () => stored !== null && audience.onAccepted({ id: stored.id, totalTestCases: stored.total }),
    find: (id) => findResult(context.pool, id),
    signal: audience.signal,
  });
  const given = requireResult(result);
  steps.tellRest(await listJudgedTests(context.pool, given.submissionId));
  return given;
}

async function store(
  db: Queryable,
  { user, problemId, body, refusal }: Submit & { refusal: DomainError | null },
): Promise<Stored> {
  await holdAllowance(db, user.id);
  const { code, language, key } = body;
  const earlier = key === undefined ? null : await findByKey(db, { userId: user.id, key });
  if (
    earlier !== null &&
    (earlier.problem_id !== problemId || earlier.code !== code || earlier.language !== language)
  ) {
    throw new DomainError("conflict", "Another submission was sent with this key");
  }
  // What is kept already takes no room.
  if (earlier === null && refusal !== null) throw refusal;
  if (earlier === null) await requireJobsLeft(db, user.id);
  const problem = await requireProblem(db, { id: problemId, user });
  // Who has solved it, or may look at its tests anyway, learns nothing from a verdict.
  const areKnown = problem.is_solved || user.role === "admin";
  const visible = problem.visible_test_count;
  if (earlier !== null) return { id: earlier.id, isKept: true, total: earlier.total, visible, areKnown };
  if (problem.awaits_tests) {
    throw new DomainError("unavailable", TESTS_BEING_BUILT, { retryAfterSeconds: BUILD_RETRY_SECONDS });
  }
  if (user.role !== "admin") await requireSubmissionsLeft(db, user.id);
  if (!areKnown) await requireTriesLeft(db, { userId: user.id, problemId });
  const id = randomUUID();
  await insertSubmission(db, { id, userId: user.id, problemId, code, language, total: problem.test_count, key });
  return { id, isKept: false, total: problem.test_count, visible, areKnown };
}
