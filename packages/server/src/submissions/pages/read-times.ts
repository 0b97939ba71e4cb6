import type { SubmissionTimes } from "@verdict/contract/submission-pages";
import { kilobytesOfBytes, secondsOfMs } from "@verdict/contract/units";
import type { AppContext } from "../../platform/context.ts";
import { DomainError } from "../../platform/http/errors.ts";
import type { SignedInUser } from "../../platform/http/signed-in-user.ts";
import { isUuid } from "../../platform/postgres/uuid.ts";
import { compareTimes } from "./compare-times.ts";
import { findOwnWhole } from "./store.ts";
import { type AttemptRow, listAccepted, listBest } from "./times-store.ts";

/** Two accepted judgings of the same code are the fewest that tell how much its figures differ. */
const FEWEST_OF_SAME_CODE = 2;

/**
 * How an accepted submission compares. Of one that is not accepted, or was judged against other tests than the problem
 * has now, nothing of others is said, nor while a contest with the problem goes on. Throws not_found for an unknown
 * one, and for one of somebody else.
 */
export async function readTimes(
  { pool }: Pick<AppContext, "pool">,
  { user, id }: { user: SignedInUser; id: string },
): Promise<SubmissionTimes> {
  const whole = isUuid(id) ? await findOwnWhole(pool, { id, userId: user.id }) : null;
  if (whole === null) throw new DomainError("not_found", "This submission does not exist");
  const { row, around } = whole;
  const attempts = await listAccepted(pool, id);
  const own = { attempts: attempts.map(presentAttempt), sameCode: spreadOf(attempts) };
  if (row.verdict !== "AC" || around.is_outdated || around.is_secret) return { ...own, place: null, languages: [] };
  const spreadMs = widthOf(attempts.filter((attempt) => attempt.is_same_code).map((attempt) => attempt.cpu_ms));
  const best = await listBest(pool, { problemId: around.problem_id, userId: user.id });
  const { language, cpu_ms: cpuMs } = row;
  return { ...own, ...compareTimes(best, { language, cpuMs, spreadMs }) };
}

function presentAttempt(row: AttemptRow): SubmissionTimes["attempts"][number] {
  return {
    _id: row.id,
    createdAt: row.created_at.toISOString(),
    runtime: secondsOfMs(row.cpu_ms),
    memory: kilobytesOfBytes(row.memory_bytes),
  };
}

function spreadOf(attempts: readonly AttemptRow[]): SubmissionTimes["sameCode"] {
  const same = attempts.filter((attempt) => attempt.is_same_code);
  if (same.length < FEWEST_OF_SAME_CODE) return null;
  const runtimes = same.map((attempt) => secondsOfMs(attempt.cpu_ms));
  const memories = same.map((attempt) => kilobytesOfBytes(attempt.memory_bytes));
  return { submissions: same.length, runtime: rangeOf(runtimes), memory: rangeOf(memories) };
}

function rangeOf(values: readonly number[]): { least: number; most: number } {
  return { least: Math.min(...values), most: Math.max(...values) };
}

function widthOf(values: readonly number[]): number {
  return values.length < FEWEST_OF_SAME_CODE ? 0 : Math.max(...values) - Math.min(...values);
}
