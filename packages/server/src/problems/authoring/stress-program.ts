import type { JobTask } from "@verdict/contract/judging";
import type { StressBody, StressResult, StressTriedEvent } from "@verdict/contract/stress";
import { secondsOfMs } from "@verdict/contract/units";
import { ClientGone } from "../../judging/inbox.ts";
import type { JudgingContext } from "../../judging/judging-context.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import type { OfClass } from "./of-class.ts";
import { requireEdited } from "./read-edit.ts";
import { makeCases, type StressErrand, tryCases } from "./stress-cases.ts";

/*
 * A program against a brute force, on generated inputs. The judges do all of it, by errands that there are anyway: they
 * print what the generator, the validators and the brute force say for some seeds, and judge the program on that as on
 * tests.
 */

/** So many seeds are one errand of a judge: few at first, since most mistakes show at once. */
const FIRST_SEEDS = 5;
const MOST_SEEDS = 40;
/** Of all that is stored in one stress test, and swept a day later. */
const MOST_BYTES = 16 * 1024 * 1024;
const MS_PER_SECOND = 1000;
const MS_PER_TENTH = 100;

/**
 * Tells after each errand what was done so far. Its time begins when the generator has printed for the first time: a
 * busy judge takes nothing of it until then. Throws bad_input for a program that does not compile and for a broken
 * checker, not_found for an unknown problem, judge_unavailable and ClientGone.
 */
export async function* stressProgram(
  context: JudgingContext,
  input: { userId: string; body: StressBody; signal: AbortSignal; ofClass?: Pick<OfClass, "classId"> },
): AsyncGenerator<{ event: "tried"; data: StressTriedEvent }, StressResult> {
  const { userId, body, signal } = input;
  const addedFiles = await addedFilesOf(context.pool, { problemId: body.problemId, ofClass: input.ofClass });
  const end = new AbortController();
  const errand: StressErrand = { context, userId, body, addedFiles, signal: AbortSignal.any([signal, end.signal]) };
  const inputs = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let startedAt = 0;
  let tries = 0;
  let bytes = 0;
  const effort = (): StressTriedEvent => {
    const ms = startedAt === 0 ? 0 : performance.now() - startedAt;
    return { tries, inputs: inputs.size, seconds: secondsOfMs(Math.round(ms / MS_PER_TENTH) * MS_PER_TENTH) };
  };
  try {
    for (let most = FIRST_SEEDS; tries < body.tries && bytes < MOST_BYTES; most = Math.min(MOST_SEEDS, 2 * most)) {
      const count = Math.min(most, body.tries - tries);
      const seeds = Array.from({ length: count }, (_, index) => body.firstSeed + tries + index);
      const made = await makeCases(errand, seeds);
      if (timer === undefined) {
        startedAt = performance.now();
        timer = setTimeout(() => end.abort(), body.seconds * MS_PER_SECOND);
      }
      if ("kind" in made) return { ...made, ...effort() };
      const fresh = made.filter(({ sha256 }) => {
        const isNew = !inputs.has(sha256);
        inputs.add(sha256);
        return isNew;
      });
      const tried = fresh.length === 0 ? { end: null, bytes: 0 } : await tryCases(errand, fresh);
      tries += count;
      bytes += tried.bytes;
      if (tried.end !== null) return { ...tried.end, ...effort() };
      yield { event: "tried", data: effort() };
    }
    return { kind: "none", isCutShort: tries < body.tries, ...effort() };
  } catch (error) {
    if (!(error instanceof ClientGone) || signal.aborted) throw error;
    return { kind: "none", isCutShort: true, ...effort() };
  } finally {
    clearTimeout(timer);
  }
}

async function addedFilesOf(
  db: Queryable,
  { problemId, ofClass }: { problemId: string | undefined; ofClass: Pick<OfClass, "classId"> | undefined },
): Promise<JobTask["addedFiles"]> {
  if (problemId === undefined) return null;
  const asked = { problemId, ...(ofClass === undefined ? {} : { ofClass }) };
  return (await requireEdited(db, asked)).added_files;
}
