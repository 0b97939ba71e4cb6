import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BoxCommand, BoxSession, Sandbox } from "@verdict/sandbox/sandbox";
import { type ByteReader, createByteReader } from "./byte-reader.ts";
import type { Jdk } from "./find-jdk.ts";
import { CLASS_FOLDER, javaEnvironment } from "./java-build.ts";
import type { QuickBuild, QuickCompiler, SourceFile } from "./language.ts";
import { unlessItStarves } from "./unless-it-starves.ts";

/**
 * A boxed JVM with javac in it that stays (java/WarmCompiler.java): 15 ms for a compile instead of a second (JDK 25,
 * 2026-11-21). It is a short cut, never the last word: whenever it is not ready, too slow or broken, the answer is
 * "unavailable" or "too-much" and the caller compiles the ordinary way. After a source that was too much for it a new one
 * is started, and the old one goes on until that is warm: no source keeps the next ones from being compiled quickly.
 */
export interface WarmJavaCompiler {
  /** Compiles into the folder's classes/. One at a time; further ones wait. */
  compile: QuickCompiler;
  /** Resolves when it is warm for the first time, or has given up. */
  ready: Promise<void>;
  stop(): void;
}

/** Where its own classes are for the box; they may still be on their way. */
export interface WarmCompilerTools {
  toolsFolder: string;
  toolsMade: Promise<void>;
}

export interface WarmJavaCompilerOptions extends WarmCompilerTools {
  sandbox: Pick<Sandbox, "open">;
  jdk: Jdk;
  /** An empty folder for the box. */
  folder: string;
  /**
   * For one that lets all others on the machine go first: whether it may go on like others for once when it has taken long,
   * since there is nobody whom that would delay.
   */
  goesLastUnless?: () => boolean;
  /** Names of warnings to be told with the messages; none where it is left out. */
  lint?: readonly string[];
  onError(error: unknown): void;
}

/** Sources that hang javac exist; the ordinary compiler then says so within its own limits. */
const LONGEST_COMPILE_MS = 5_000;
/** A JVM that does not even say that is ended. */
const LONGEST_ANSWER_MS = 8_000;
const LONGEST_START_MS = 60_000;
/** A new JVM after so many compiles: whatever javac keeps between them cannot grow for ever. */
const COMPILES_PER_JVM = 500;
/** After so many failed starts in a row there is something wrong that another start will not mend. */
const MOST_FAILED_STARTS = 3;
/** Unless it was a machine with too much to do. */
const RETRY_MS = 600_000;
const WARM_UP_ROUNDS = "20";
const MIB = 1024 * 1024;

interface WarmJvm {
  session: BoxSession;
  reader: ByteReader;
  compiles: number;
}

export function startWarmJavaCompiler(options: WarmJavaCompilerOptions): WarmJavaCompiler {
  let jvm: WarmJvm | null = null;
  let isStopped = false;
  let isStarting = false;
  let startedAt = Number.NEGATIVE_INFINITY;
  let queue: Promise<unknown> = Promise.resolve();

  /** Starts a JVM in the place of the one there is, which is used until the new one is warm. */
  async function renew(): Promise<void> {
    if (isStarting || isStopped) return;
    isStarting = true;
    startedAt = performance.now();
    for (let failedStarts = 0; !isStopped && failedStarts < MOST_FAILED_STARTS; failedStarts++) {
      try {
        await options.toolsMade;
        takeOver(await startJvm(options));
        break;
      } catch (error) {
        if (!isStopped) options.onError(new Error("the warm Java compiler did not start", { cause: error }));
      }
    }
    isStarting = false;
  }

  function takeOver(started: WarmJvm): void {
    if (isStopped) {
      started.session.kill();
      return;
    }
    jvm?.session.kill();
    jvm = started;
    void started.session.ended.catch(() => undefined).then(() => giveUp(started));
  }

  /** Also called when one ends by itself. */
  function giveUp(ended: WarmJvm): void {
    ended.session.kill();
    if (jvm !== ended) return;
    jvm = null;
    void renew();
  }

  async function compileNow(source: SourceFile, folder: string, signal: AbortSignal | undefined): Promise<QuickBuild> {
    const current = jvm;
    if (current === null) {
      if (performance.now() - startedAt > RETRY_MS) void renew();
      return { kind: "unavailable" };
    }
    const timer = setTimeout(() => current.session.kill(), LONGEST_ANSWER_MS);
    const reply = await unlessItStarves(current.session, options.goesLastUnless, () => ask(current, source)).catch(
      () => null,
    );
    clearTimeout(timer);
    // Ended by a full memory or a bug: nothing is lost but this attempt.
    if (reply === null) giveUp(current);
    else if (reply.kind === "too-much" || ++current.compiles >= COMPILES_PER_JVM) void renew();
    if (reply?.kind !== "compiled") return reply ?? { kind: "too-much" };
    // Its folder may be gone.
    if (signal?.aborted === true) return { kind: "unavailable" };
    return await writeClasses(reply, path.join(folder, CLASS_FOLDER));
  }

  return {
    ready: renew(),
    compile(source, folder, signal) {
      const turn = queue.then(() =>
        signal?.aborted === true ? ({ kind: "unavailable" } as const) : compileNow(source, folder, signal),
      );
      queue = turn.catch(() => undefined);
      return turn;
    },
    stop() {
      isStopped = true;
      jvm?.session.kill();
      jvm = null;
    },
  };
}

async function startJvm(options: WarmJavaCompilerOptions): Promise<WarmJvm> {
  const session = await options.sandbox.open(commandOf(options));
  // Its end shows itself in the reads; nobody reads what it may write to standard error.
  session.ended.catch(() => undefined);
  session.stdin.on("error", () => undefined);
  session.stderr.resume();
  const reader = createByteReader(session.stdout);
  const timer = setTimeout(() => session.kill(), LONGEST_START_MS);
  try {
    await unlessItStarves(session, options.goesLastUnless, () => reader.read(1));
  } finally {
    clearTimeout(timer);
  }
  return { session, reader, compiles: 0 };
}

function commandOf({ jdk, toolsFolder, folder, lint = [], goesLastUnless }: WarmJavaCompilerOptions): BoxCommand {
  const flags = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-XX:-UsePerfData", "-Xmx320m", "-Xlog:disable"];
  const exits = ["-XX:+DisplayVMOutputToStderr"];
  const command = [
    path.join(jdk.home, "bin/java"),
    ...flags,
    ...exits,
    "-cp",
    toolsFolder,
    "WarmCompiler",
    WARM_UP_ROUNDS,
    String(LONGEST_COMPILE_MS),
    ...lint,
  ];
  return {
    command,
    environment: javaEnvironment(jdk),
    folder,
    folderAccess: "read-only",
    profile: "build",
    root: "toolchain",
    needsProc: false,
    precedence: goesLastUnless === undefined ? "ordinary" : "last",
    stdinPath: null,
    // Over its whole life. A single compile is watched by LONGEST_COMPILE_MS.
    limits: {
      cpuMs: 3_600_000,
      wallMs: 20 * 86_400_000,
      memoryBytes: 768 * MIB,
      outputBytes: 1024 * MIB,
      errorOutputBytes: MIB,
      processes: 64,
      stackBytes: 64 * MIB,
      fileBytes: MIB,
    },
  };
}

const COMPILED = 0;
const REFUSED = 1;
const LARGEST_CLASS_BYTES = 16 * MIB;
const MOST_CLASSES = 10_000;

type Reply =
  | { kind: "compiled"; messages: Buffer; classes: { name: string; bytes: Buffer }[] }
  | { kind: "refused"; messages: Buffer }
  | { kind: "too-much" };

async function ask({ session, reader }: WarmJvm, source: SourceFile): Promise<Reply> {
  const texts = [source.name, source.content].map((text) => Buffer.from(text));
  session.stdin.write(Buffer.concat(texts.flatMap((text) => [lengthOf(text), text])));
  const status = (await reader.read(1))[0];
  const messages = await readBytes(reader);
  const count = (await reader.read(4)).readUInt32BE();
  if (count > MOST_CLASSES) throw new Error(`${count} classes`);
  const classes: { name: string; bytes: Buffer }[] = [];
  for (let i = 0; i < count; i++) {
    classes.push({ name: (await readBytes(reader)).toString("utf8"), bytes: await readBytes(reader) });
  }
  if (status === COMPILED) return { kind: "compiled", messages, classes };
  if (status === REFUSED) return { kind: "refused", messages };
  return { kind: "too-much" };
}

function lengthOf(bytes: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return length;
}

async function readBytes(reader: ByteReader): Promise<Buffer> {
  const length = (await reader.read(4)).readUInt32BE();
  if (length > LARGEST_CLASS_BYTES) throw new Error(`${length} bytes at once`);
  return await reader.read(length);
}

/** What Linux lets a name be, in bytes, and what the sandbox brings back of the ordinary compiler's files. */
const LONGEST_NAME_BYTES = 255;
const LONGEST_PATH_BYTES = 1024 - `/${CLASS_FOLDER}/`.length;

function isTooLong(name: string): boolean {
  const bytes = Buffer.byteLength(name);
  return (
    bytes > LONGEST_PATH_BYTES ||
    (bytes > LONGEST_NAME_BYTES && Buffer.byteLength(path.basename(name)) > LONGEST_NAME_BYTES)
  );
}

/** The names come out of a box: none may lead out of the folder. A disk that is full is seen by the ordinary compiler. */
async function writeClasses(
  { classes, messages }: Extract<Reply, { kind: "compiled" }>,
  folder: string,
): Promise<QuickBuild> {
  const tooLong = classes.find(({ name }) => isTooLong(name));
  if (tooLong !== undefined) {
    const { dir, name } = path.parse(tooLong.name);
    const inPackage = dir.length > LONGEST_NAME_BYTES ? " with its package" : "";
    const text = `error: the name of the class ${name}${inPackage} is too long for a file`;
    return { kind: "refused", messages: Buffer.from(text) };
  }
  try {
    await mkdir(folder);
    for (const { name, bytes } of classes) {
      const file = path.resolve(folder, name);
      if (!file.startsWith(`${folder}${path.sep}`)) return { kind: "unavailable" };
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, bytes);
    }
    return { kind: "compiled", messages };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    await rm(folder, { recursive: true, force: true });
    return { kind: "unavailable" };
  }
}
