import { once } from "node:events";
import path from "node:path";
import { CLASS_FOLDER } from "./java-build.ts";
import type { QuickBuild, QuickCompiler, SourceFile } from "./language.ts";
import { unlessItStarves } from "./unless-it-starves.ts";
import { askWarmJvm, startWarmJvm, type WarmJvm, type WarmJvmOptions } from "./warm-java-jvm.ts";
import { writeJavaClasses } from "./write-java-classes.ts";

/**
 * A boxed JVM with javac in it that stays (java/WarmCompiler.java): 15 ms for a compile instead of a second (JDK 25,
 * 2026-11-21). It is a short cut, never the last word: whenever it is not ready, too slow or broken, the answer is
 * "unavailable" or "too-much" and the caller compiles the ordinary way. After a source that was too much for it a new
 * one is started, and the old one goes on until that is warm: no source keeps the next ones from being compiled
 * quickly.
 */
export interface WarmJavaCompiler {
  /** Compiles into the folder's classes/. One at a time; further ones wait. */
  compile: QuickCompiler;
  /** Resolves when it is warm for the first time, or has given up; at once where it rests until it is used. */
  ready: Promise<void>;
  /** Of one that rests: sources will come. */
  wake(): void;
  stop(): void;
}

/** Where its own classes are for the box; they may still be on their way. */
export interface WarmCompilerTools {
  toolsFolder: string;
  toolsMade: Promise<void>;
}

export interface WarmJavaCompilerOptions extends WarmJvmOptions, WarmCompilerTools {
  /**
   * Rests until it is used, and again after so long without a source: it takes 130 MB. What comes while it rests is
   * compiled the ordinary way, and wakes it. Left out: it is started at once and never rests.
   */
  restsAfterMs?: number | undefined;
  /** Of one that rests: resolves when its start disturbs nobody. */
  beforeItStarts?: () => Promise<void>;
  onError(error: unknown): void;
}

/** A JVM that does not even say that a source is too much for it is ended. */
const LONGEST_ANSWER_MS = 8_000;
/**
 * What stands behind a source that takes long is compiled the ordinary way instead, which takes a second. Drafts wait:
 * they have the time.
 */
const LONGEST_WAIT_MS = 500;
/**
 * Each class has one, so that no source of ten thousand classes keeps the others waiting for seconds. The largest
 * ordinary sources have some hundred.
 */
const MOST_BRACES = 3_000;
/** A new JVM after so many compiles: whatever javac keeps between them cannot grow for ever. */
const COMPILES_PER_JVM = 500;
/** After so many failed starts in a row there is something wrong that another start will not mend. */
const MOST_FAILED_STARTS = 3;
/** Unless it was a machine with too much to do. */
const RETRY_MS = 600_000;

interface Used extends WarmJvm {
  compiles: number;
}

export function startWarmJavaCompiler(options: WarmJavaCompilerOptions): WarmJavaCompiler {
  let jvm: Used | null = null;
  let isStopped = false;
  let isStarting = false;
  let startedAt = Number.NEGATIVE_INFINITY;
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let untilRest: NodeJS.Timeout | undefined;

  /** Starts a JVM in the place of the one there is, which is used until the new one is warm. */
  async function renew(): Promise<void> {
    if (isStarting || isStopped) return;
    isStarting = true;
    startedAt = performance.now();
    for (let failedStarts = 0; !isStopped && failedStarts < MOST_FAILED_STARTS; failedStarts++) {
      try {
        await options.beforeItStarts?.();
        await options.toolsMade;
        takeOver({ ...(await startWarmJvm(options)), compiles: 0 });
        break;
      } catch (error) {
        if (!isStopped) options.onError(new Error("the warm Java compiler did not start", { cause: error }));
      }
    }
    isStarting = false;
  }

  function takeOver(started: Used): void {
    if (isStopped) {
      started.session.kill();
      return;
    }
    jvm?.session.kill();
    jvm = started;
    restLater();
    void started.session.ended.catch(() => undefined).then(() => giveUp(started));
  }

  /** Counts from the last source, and from the start if none has come since. */
  function restLater(): void {
    clearTimeout(untilRest);
    if (options.restsAfterMs === undefined || waiting > 0 || isStopped) return;
    untilRest = setTimeout(rest, options.restsAfterMs).unref();
  }

  function rest(): void {
    const resting = jvm;
    if (resting === null) return;
    jvm = null;
    startedAt = Number.NEGATIVE_INFINITY;
    resting.session.kill();
  }

  function wake(): void {
    restLater();
    if (jvm === null && performance.now() - startedAt > RETRY_MS) void renew();
  }

  /** Also called when one ends by itself. */
  function giveUp(ended: Used): void {
    ended.session.kill();
    if (jvm !== ended) return;
    jvm = null;
    void renew();
  }

  async function compileNow(source: SourceFile, folder: string, signal: AbortSignal | undefined): Promise<QuickBuild> {
    const current = jvm;
    if (current === null) {
      wake();
      return { kind: "unavailable" };
    }
    const timer = setTimeout(() => current.session.kill(), LONGEST_ANSWER_MS);
    const reply = await unlessItStarves(current.session, options.goesLastUnless, () =>
      askWarmJvm(current, source),
    ).catch(() => null);
    clearTimeout(timer);
    // Ended by a full memory or a bug: nothing is lost but this attempt.
    if (reply === null) giveUp(current);
    else if (reply.kind === "too-much" || ++current.compiles >= COMPILES_PER_JVM) void renew();
    if (reply?.kind === "left") return { kind: "unavailable" };
    if (reply?.kind !== "compiled") return reply ?? { kind: "too-much" };
    // Its folder may be gone.
    if (signal?.aborted === true) return { kind: "unavailable" };
    return await writeJavaClasses(reply, path.join(folder, CLASS_FOLDER));
  }

  async function compileInTurn(
    source: SourceFile,
    folder: string,
    signal: AbortSignal | undefined,
  ): Promise<QuickBuild> {
    const late = AbortSignal.timeout(LONGEST_WAIT_MS);
    const mayBeLate = options.goesLastUnless !== undefined;
    let isBegun = false;
    const turn = queue.then((): QuickBuild | Promise<QuickBuild> => {
      if (signal?.aborted === true || (late.aborted && !mayBeLate)) return { kind: "unavailable" };
      isBegun = true;
      return compileNow(source, folder, signal);
    });
    queue = turn.catch(() => undefined);
    if (mayBeLate) return await turn;
    const waitedInVain = once(late, "abort").then(() => (isBegun ? turn : ({ kind: "unavailable" } as const)));
    return await Promise.race([turn, waitedInVain]);
  }

  return {
    ready: options.restsAfterMs === undefined ? renew() : Promise.resolve(),
    wake,
    async compile(source, folder, signal) {
      if (bracesIn(source.content) > MOST_BRACES) return { kind: "unavailable" };
      waiting++;
      clearTimeout(untilRest);
      try {
        return await compileInTurn(source, folder, signal);
      } finally {
        waiting--;
        restLater();
      }
    },
    stop() {
      isStopped = true;
      clearTimeout(untilRest);
      jvm?.session.kill();
      jvm = null;
    },
  };
}

/** Also those that are written as escapes. */
export function bracesIn(source: string): number {
  return source.match(/\{|\\u+007b/gi)?.length ?? 0;
}
