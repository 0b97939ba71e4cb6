import type { SharedSubmission, SubmissionReport } from "@verdict/contract/submission-pages";
import type { AppContext } from "../../platform/context.ts";
import { DomainError } from "../../platform/http/errors.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { isUuid } from "../../platform/postgres/uuid.ts";
import { presentFailedTest, presentSubmission } from "../present-submission.ts";
import { findFailedInput } from "../store.ts";
import type { ReadPhaseTimes } from "./phase-times.ts";
import { presentTests, presentWaterfall } from "./present-tests.ts";
import { findOwnWhole, findShared, isKeptBack, type WholeSubmission } from "./store.ts";

type Context = Pick<AppContext, "pool">;

/** Throws not_found for an unknown one, and for one of somebody else. */
export async function readReport(
  context: Context & { phaseTimes: ReadPhaseTimes },
  { user, id }: { user: SignedInUser; id: string },
): Promise<SubmissionReport> {
  const whole = isUuid(id) ? await findOwnWhole(context.pool, { id, userId: user.id }) : null;
  if (whole === null) throw new DomainError("not_found", "This submission does not exist");
  const { row, around } = whole;
  const [told, site] = await Promise.all([tellVerdict(context.pool, whole), context.phaseTimes(row.language)]);
  return {
    ...told,
    waterfall: presentWaterfall(around.timings, { verdict: row.verdict, visibleTests: around.visible_tests }),
    site,
    isOutdated: around.is_outdated,
    shareToken: around.share_token,
  };
}

/** What its author is told of it, for whoever may look at it for a class. Throws not_found. */
export async function readForStaff(
  db: Queryable,
  { id, authorId }: { id: string; authorId: string },
): Promise<SharedSubmission & Pick<SubmissionReport, "compilerOutput" | "failedTest">> {
  const whole = await findOwnWhole(db, { id, userId: authorId });
  if (whole === null) throw new DomainError("not_found", "This submission does not exist");
  return tellVerdict(db, whole);
}

async function tellVerdict(db: Queryable, whole: WholeSubmission) {
  const { row } = whole;
  const failedInput = await findFailedInput(db, row.id);
  const failedTest = failedInput === null ? null : presentFailedTest(row, failedInput);
  return {
    ...presentWhole(whole),
    ...(row.compiler_output === null || row.verdict !== "CE" ? {} : { compilerOutput: row.compiler_output }),
    ...(failedTest === null ? {} : { failedTest }),
  };
}

/**
 * Throws not_found for a token that opens nothing (any more), for submissions to a problem that is a draft, and while a
 * contest goes on.
 */
export async function readShared(context: Context, token: string): Promise<SharedSubmission> {
  const whole = await findShared(context.pool, token);
  if (whole === null || isKeptBack(whole)) {
    throw new DomainError("not_found", "This link shows nothing any more");
  }
  return presentWhole(whole);
}

/** What others see as well: nothing of how a test looked, nothing of who it was. */
function presentWhole({ row, around }: WholeSubmission): SharedSubmission {
  return {
    ...presentSubmission(row),
    problemId: around.problem_id,
    problemTitle: around.problem_title,
    tests: presentTests(around.tests, { verdict: row.verdict, visibleTests: around.visible_tests }),
  };
}
