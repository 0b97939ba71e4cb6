import type { StepNotice } from "@verdict/contract/jobs";
import type { JudgeStep } from "@verdict/contract/judging";
import type { StudyStep } from "@verdict/contract/studies";
import { databaseFaultOf } from "../platform/postgres/database-fault.ts";
import { inTransaction, type Queryable } from "../platform/postgres/transaction.ts";
import { Inbox } from "./inbox.ts";
import type { JudgingContext } from "./judging-context.ts";
import type { Place } from "./line-figures.ts";
import type { Built } from "./line-store.ts";
import { addJobs, HOLDER_WAIT_MS, type Purpose, WAKE_JUDGES, wakeJudges } from "./queue.ts";

/** A submission, a run or a study of a program: it is judged as one job. */
export interface Subject {
  id: string;
  /** Stored by an earlier request, its job with it: it may be judged already. */
  isKept?: boolean;
  /** Where it is the only subject and its user may have had its program prepared: see programDigest. */
  digest?: Buffer;
  /** Where it is the only subject, and its job is for something else than those of its kind are. */
  purpose?: Purpose | undefined;
  /** Where it is the only subject and waits for the tests of this problem to be built. */
  awaits?: string | undefined;
}

/**
 * What becomes of subjects. `stored` comes first, then what a judge tells of each: `waiting` is its place in the line,
 * for those of whom somebody looks at a screen, and `built` how much of the tests that it waits for, `step` of a
 * judging and `studied` of a study, and last `judged`, or
 * `unheard`.
 */
export type JudgingEvent<S extends Subject, Found> =
  | { kind: "stored"; subjects: readonly S[] }
  | { kind: "waiting"; subject: S; place: Place }
  | { kind: "built"; subject: S; tests: Built }
  | { kind: "step"; subject: S; step: JudgeStep }
  | { kind: "studied"; subject: S; step: StudyStep }
  | { kind: "judged"; subject: S; found: Found }
  /** Within the patience, or before the server ends. */
  | { kind: "unheard"; subject: S };

export interface Awaiting<S extends Subject, Found> {
  purpose: Purpose;
  userId: string;
  /** Stores the subjects; their jobs are added in the same transaction. */
  store: (db: Queryable) => Promise<readonly S[]>;
  /** What became of a subject, as far as its row says: null while that is open. */
  find: (subject: S) => Promise<Found | null>;
  /** Aborts when nobody waits any more. */
  signal: AbortSignal;
  /** Does the transaction when it may be done; at once where this is left out. */
  inTurn?: (work: () => Promise<void>) => Promise<void>;
}

/** Those who press a button and look at the screen hear where they stand. */
const TOLD_THEIR_PLACE: ReadonlySet<Purpose> = new Set(["run", "steps", "live", "submission"]);

/** They hear within five seconds that a disk is full, and not when their patience ends. */
const HINDRANCE_EVERY_MS = 3_000;

/**
 * Stores subjects with their jobs, and tells what becomes of them until each of them is judged or `unheard`. Throws
 * ClientGone when the signal aborts, once they are stored. The jobs stay in the queue however this ends.
 */
export async function* awaitSubjects<S extends Subject, Found>(
  context: JudgingContext,
  input: Awaiting<S, Found>,
): AsyncGenerator<JudgingEvent<S, Found>, void> {
  const inbox = new Inbox({ signal: input.signal, ending: context.ending });
  const watches: (() => void)[] = [];
  const inLine = new Map<string, () => void>();
  let hindrance: NodeJS.Timeout | undefined;
  try {
    const { subjects, hasHolder } = await storeWithJobs(context, input, ({ id }) => {
      watches.push(context.judged.open(id, inbox));
    });
    if (hasHolder) wakeOnceMore(context);
    const storedAt = performance.now();
    inbox.endAfter(context.verdictPatienceMs);
    // Whatever has come in the meantime waits: a client knows first that its job is accepted.
    yield { kind: "stored", subjects };
    const open = new Map(subjects.map((subject) => [subject.id, subject]));
    if (TOLD_THEIR_PLACE.has(input.purpose)) {
      hindrance = setInterval(async () => (await context.isHindered()) && inbox.endAfter(0), HINDRANCE_EVERY_MS);
      for (const id of open.keys()) inLine.set(id, context.line.follow(id, inbox));
    }
    for (const subject of subjects.filter(({ isKept }) => isKept)) {
      const found = await input.find(subject);
      if (found === null) continue;
      open.delete(subject.id);
      yield { kind: "judged", subject, found };
    }
    while (open.size > 0) {
      const notice = await inbox.take();
      if (notice === null) break;
      const subject = open.get(notice.id);
      if (subject === undefined) continue;
      switch (notice.kind) {
        case "place":
          if (inLine.has(subject.id)) yield { kind: "waiting", subject, place: notice.place };
          break;
        case "built":
          // It goes on: the patience is for a judge that does not answer.
          inbox.endAfter(context.verdictPatienceMs);
          yield { kind: "built", subject, tests: notice.tests };
          break;
        case "step":
          // Whoever hears of a step stands in no line any more.
          inLine.get(subject.id)?.();
          inLine.delete(subject.id);
          yield stepOf(subject, notice.step);
          break;
        case "look": {
          const found = await input.find(subject);
          if (found === null) break;
          context.onJudged(input.purpose, (performance.now() - storedAt) / 1000);
          open.delete(subject.id);
          yield { kind: "judged", subject, found };
          break;
        }
        default:
          notice satisfies never;
      }
    }
    for (const subject of open.values()) yield { kind: "unheard", subject };
  } finally {
    clearInterval(hindrance);
    inbox.close();
    for (const close of [...watches, ...inLine.values()]) close();
  }
}

/** `onAdded` is called before the commit, so that nothing of the job is missed. */
async function storeWithJobs<S extends Subject>(
  context: JudgingContext,
  input: Awaiting<S, unknown>,
  onAdded: (subject: S) => void,
): Promise<{ subjects: readonly S[]; hasHolder: boolean }> {
  const { purpose: usual, userId, inTurn = (work) => work() } = input;
  let subjects: readonly S[] = [];
  let hasHolder = false;
  const store = async (db: Queryable) => {
    subjects = await input.store(db);
    const added = subjects.filter(({ isKept }) => !isKept);
    if (added.length > 0) {
      const [{ digest, awaits, purpose } = {}] = added;
      const subjectIds = added.map(({ id }) => id);
      ({ hasHolder } = await addJobs(db, { purpose: purpose ?? usual, userId, subjectIds, digest, awaits }));
    }
    for (const subject of subjects) onAdded(subject);
  };
  await inTurn(() => inTransaction(context.pool, store, WAKE_JUDGES));
  return { subjects, hasHolder };
}

/** Where this is lost, the judges find the job when they poll. */
function wakeOnceMore({ pool, ending, log }: JudgingContext): void {
  const onFailure = (error: unknown) => {
    if (!ending.aborted && databaseFaultOf(error) === null) log.warn({ err: error }, "Waking the judges failed");
  };
  setTimeout(() => void wakeJudges(pool).catch(onFailure), HOLDER_WAIT_MS).unref();
}

function stepOf<S extends Subject>(subject: S, step: StepNotice["step"]): JudgingEvent<S, never> {
  return step.kind === "compiled" || step.kind === "test"
    ? { kind: "step", subject, step }
    : { kind: "studied", subject, step };
}
