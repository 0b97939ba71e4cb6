import { PROBLEM_BOUNDS } from "@verdict/contract/problem-limits";
import { DomainError } from "../../platform/http/errors.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { limitsOf } from "../judging-task.ts";
import type { TestContent } from "../problem-content.ts";
import { storeTestData } from "../test-data.ts";
import { judgingHash } from "../write-problem.ts";
import { TESTS_BEING_BUILT } from "./save-problem.ts";
import { listEditedTests, lockEditedProblem } from "./store.ts";

const HAS_GROUPS =
  "This problem gives points by groups of tests, and a test without a group is worth nothing. Add it to the package.";
const FULL = `This problem has ${PROBLEM_BOUNDS.hiddenTests} hidden tests already.`;

/**
 * One more hidden test, behind all others: the problem's version grows, and everything else of it stays. Call it inside
 * a transaction, once all references agree on the answer. Returns its number over all tests and within the hidden ones.
 * Throws not_found and conflict.
 */
export async function addHiddenTest(
  db: Queryable,
  { problemId, input, answer }: { problemId: string; input: TestContent; answer: TestContent },
): Promise<{ number: number; hiddenNumber: number }> {
  const problem = await lockEditedProblem(db, problemId);
  if (problem === null) throw new DomainError("not_found", "This problem does not exist");
  if (problem.awaits_tests) throw new DomainError("conflict", TESTS_BEING_BUILT);
  const scored = await db.query("select from problem where id = $1 and scoring is not null", [problemId]);
  if (scored.rowCount === 1) throw new DomainError("conflict", HAS_GROUPS);
  const tests = await listEditedTests(db, { problemId, mostBytes: 0 });
  const hidden = tests.filter((test) => !test.is_visible).length;
  if (hidden >= PROBLEM_BOUNDS.hiddenTests) throw new DomainError("conflict", FULL);
  await storeTestData(db, [input, answer]);
  const number = tests.length + 1;
  await db.query(
    `insert into problem_test (problem_id, number, is_visible, input_sha, answer_sha, explanation)
     values ($1, $2, false, $3, $4, '')`,
    [problemId, number, input.sha256, answer.sha256],
  );
  const hash = judgingHash({
    limits: limitsOf(problem),
    checker: problem.checker,
    addedFiles: problem.added_files,
    tests: [
      ...tests.map((test) => ({
        isVisible: test.is_visible,
        input: { sha256: test.input_sha },
        answer: { sha256: test.answer_sha },
        checker: test.checker,
      })),
      { isVisible: false, input, answer, checker: null },
    ],
  });
  await db.query(
    `update problem set is_edited = true, updated_at = now(), version = version + 1, judging_hash = $2 where id = $1`,
    [problemId, hash],
  );
  return { number, hiddenNumber: hidden + 1 };
}
