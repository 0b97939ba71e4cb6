/*
 * A judge whose disk is full or whose memory is short fails quicker than any other one judges: without this it would
 * claim most of the queue and turn it into judge errors within seconds. So a failure of ours is followed by a trial: a
 * job that no healthy machine can fail. While the trial fails too, the fault is the machine's and not the job's.
 */

export interface Fitness {
  isFit(): boolean;
  /** Tries the machine; after a failed trial it stays unfit, and is tried again and again until one succeeds. */
  prove(): Promise<boolean>;
  /** Resolves when the machine is fit (again). */
  recovered(): Promise<void>;
  stop(): void;
}

export interface FitnessOptions {
  /** Judges something harmless; throws when that does not work. */
  trial(): Promise<void>;
  /** For people: the machine has fallen ill or is well again. */
  say(line: string): void;
  /** Pauses between trials of an unfit machine; the last one is kept. */
  pausesMs?: readonly number[];
}

const PAUSES_MS = [1_000, 2_000, 5_000, 10_000, 30_000];

export function watchFitness({ trial, say, pausesMs = PAUSES_MS }: FitnessOptions): Fitness {
  let recovery: PromiseWithResolvers<void> | null = null;
  let proving: Promise<boolean> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function tryOnce(): Promise<boolean> {
    try {
      await trial();
      return true;
    } catch (error) {
      if (recovery === null && !stopped) fallIll(error);
      return false;
    }
  }

  function fallIll(error: unknown): void {
    recovery = Promise.withResolvers<void>();
    const reason = error instanceof Error ? error.message : String(error);
    say(`this machine cannot judge at the moment (${reason}): it takes no jobs until a trial run works again`);
    tryLater(0);
  }

  function tryLater(failures: number): void {
    timer = setTimeout(
      async () => {
        if (stopped) return;
        if (!(await tryOnce())) return tryLater(failures + 1);
        say("a trial run works again: this machine takes jobs");
        recovery?.resolve();
        recovery = null;
      },
      pausesMs[Math.min(failures, pausesMs.length - 1)],
    );
  }

  return {
    isFit: () => recovery === null,
    prove() {
      if (recovery !== null) return Promise.resolve(false);
      proving ??= tryOnce().finally(() => {
        proving = null;
      });
      return proving;
    },
    recovered: () => recovery?.promise ?? Promise.resolve(),
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
