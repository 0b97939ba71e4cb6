import type { StepNotice } from "@verdict/contract/jobs";
import type { JudgeStep } from "@verdict/contract/judging";
import type { StudyStep } from "@verdict/contract/studies";
import { inTransaction, type Queryable } from "../platform/postgres/transaction.ts";
import type { Watch } from "./judged-watch.ts";
import type { JudgingContext } from "./judging-context.ts";
import { addJobs, HOLDER_WAIT_MS, type Purpose, WAKE_JUDGES, wakeJudges } from "./queue.ts";
import type { Place } from "./queue-line.ts";

/** Thrown to end a request whose client has gone; nobody reads the reply. */
export class ClientGone extends Error {
  override name = "ClientGone";
}

/** A submission, a run or a study of a program: it is judged as one job. */
export interface Subject {
  id: string;
  /** Stored by an earlier request, its job with it: it may be judged already. */
  isKept?: true;
  /** Its digest, where it is the only subject and its user may have had it prepared: see programDigest. */
  program?: Buffer;
  onStep?: (step: JudgeStep) => void;
  onStudied?: (step: StudyStep) => void;
  /** Hears its place in the line while it waits for a judge for longer than a second. */
  onPlace?: (place: Place) => void;
}

export interface Awaiting<Found> {
  purpose: Purpose;
  userId: string;
  /** Stores the subjects; their jobs are added in the same transaction. */
  store: (db: Queryable) => Promise<readonly Subject[]>;
  /** Called once everything is stored, before any step is told. */
  onStored: () => void;
  /** What became of a subject, as far as its row says: null while that is open. */
  find: (subjectId: string) => Promise<Found | null>;
  /** Aborts when nobody waits any more. */
  signal: AbortSignal;
  /** Does the transaction when it may be done; at once where this is left out. */
  inTurn?: (work: () => Promise<void>) => Promise<void>;
}

/**
 * Stores subjects with their jobs and waits until each of them is judged; in their order. Null for one of which nothing
 * was heard within the patience, or before the server ends. Throws ClientGone when the signal aborts. The jobs stay in
 * the queue in both cases.
 */
export async function awaitSubjects<Found>(context: JudgingContext, input: Awaiting<Found>): Promise<(Found | null)[]> {
  // Steps that come before the client knows that its job is accepted would confuse it: they wait for that.
  let early: (() => void)[] | null = [];
  const watches: { id: string; isKept: boolean; watch: Watch }[] = [];
  const inLine = new Map<string, { onPlace: (place: Place) => void; leave: () => void }>();
  const open = ({ id, isKept, onPlace, onStep = () => undefined, onStudied = () => undefined }: Subject) => {
    const tell = (step: StepNotice["step"]) =>
      step.kind === "compiled" || step.kind === "test" ? onStep(step) : onStudied(step);
    const onProgress = (step: StepNotice["step"]) => {
      // Whoever hears of a step stands in no line any more.
      inLine.get(id)?.leave();
      inLine.delete(id);
      if (early === null) tell(step);
      else early.push(() => tell(step));
    };
    if (onPlace !== undefined) inLine.set(id, { onPlace, leave: () => undefined });
    watches.push({ id, isKept: isKept ?? false, watch: context.judged.open({ subjectId: id, onProgress }) });
  };
  const ending = new AbortController();
  const signal = AbortSignal.any([input.signal, ending.signal]);
  let hasHolder = false;
  const inTurn = input.inTurn ?? ((work) => work());
  try {
    await inTurn(() =>
      inTransaction(
        context.pool,
        async (db) => {
          const subjects = await input.store(db);
          const added = subjects.filter(({ isKept }) => !isKept);
          if (added.length > 0) {
            const [{ program } = {}] = added;
            ({ hasHolder } = await addJobs(db, { ...input, subjectIds: added.map(({ id }) => id), program }));
          }
          for (const subject of subjects) open(subject);
        },
        WAKE_JUDGES,
      ),
    );
    if (hasHolder) setTimeout(() => void wakeJudges(context.pool).catch(() => undefined), HOLDER_WAIT_MS).unref();
    const keptAt = performance.now();
    input.onStored();
    for (const tell of early) tell();
    early = null;
    for (const [id, waiter] of inLine) waiter.leave = context.line.follow(id, waiter.onPlace);
    return await Promise.all(
      watches.map(async ({ id, isKept, watch }) => {
        const early = isKept ? await input.find(id) : null;
        if (early !== null) return early;
        const found = await untilFound(context, { news: watch.news, find: () => input.find(id), signal });
        if (found !== null) context.onJudged(input.purpose, (performance.now() - keptAt) / 1000);
        return found;
      }),
    );
  } finally {
    ending.abort();
    for (const { watch } of watches) watch.close();
    for (const { leave } of inLine.values()) leave();
  }
}

async function untilFound<Found>(
  context: JudgingContext,
  input: { news: () => Promise<void>; find: () => Promise<Found | null>; signal: AbortSignal },
): Promise<Found | null> {
  const { signal } = input;
  const end = Promise.withResolvers<"too late">();
  end.promise.catch(() => undefined); // It may reject while nobody waits for it.
  const onGone = () => end.reject(new ClientGone("nobody waits for this verdict any more"));
  const onTooLate = () => end.resolve("too late");
  const timer = setTimeout(onTooLate, context.verdictPatienceMs);
  signal.addEventListener("abort", onGone, { once: true });
  context.ending.addEventListener("abort", onTooLate, { once: true });
  try {
    if (signal.aborted) onGone();
    if (context.ending.aborted) onTooLate();
    for (;;) {
      if ((await Promise.race([input.news(), end.promise])) === "too late") return null;
      const found = await input.find();
      if (found !== null) return found;
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", onGone);
    context.ending.removeEventListener("abort", onTooLate);
  }
}
