import path from "node:path";
import { MEBIBYTE } from "@verdict/contract/units";
import type { BoxCommand, BoxSession, Sandbox } from "@verdict/sandbox/sandbox";
import { type ByteReader, createByteReader } from "./byte-reader.ts";
import type { Jdk } from "./find-jdk.ts";
import { javaEnvironment } from "./java-build.ts";
import type { SourceFile } from "./language.ts";
import { unlessItStarves } from "./unless-it-starves.ts";
import type { CompiledClasses } from "./write-java-classes.ts";

/*
 * The boxed JVM of a warm Java compiler, and what is said to it and by it (java/WarmCompiler.java).
 */

export interface WarmJvmOptions {
  /** The folder with its classes. */
  toolsFolder: string;
  sandbox: Pick<Sandbox, "open">;
  jdk: Jdk;
  /** An empty folder for the box. */
  folder: string;
  /**
   * For one that lets all others on the machine go first: whether it may go on like others for once when it has taken
   * long, since there is nobody whom that would delay.
   */
  goesLastUnless?: () => boolean;
  /** Names of warnings to be told with the messages; none where it is left out. */
  lint?: readonly string[];
}

/** Sources that hang javac exist; the ordinary compiler then says so within its own limits. */
const LONGEST_COMPILE_MS = 5_000;
const LONGEST_START_MS = 60_000;
const WARM_UP_ROUNDS = "20";
/**
 * A hundred classes need 320 MB, ordinary sources a small part of that. Without the size at the start the JVM takes as
 * much as the machine's memory suggests (152 MB instead of 128, warm; JDK 25, 2026-11-24).
 */
const HEAP = ["-Xmx320m", "-Xms40m", "-Xmn24m"];

export interface WarmJvm {
  session: BoxSession;
  reader: ByteReader;
}

/** Resolves when it is warm; rejects when it ends before, or takes a minute. */
export async function startWarmJvm(options: WarmJvmOptions): Promise<WarmJvm> {
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
  return { session, reader };
}

function commandOf({ jdk, toolsFolder, folder, lint = [], goesLastUnless }: WarmJvmOptions): BoxCommand {
  const flags = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-XX:-UsePerfData", ...HEAP, "-Xlog:disable"];
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
      memoryBytes: 768 * MEBIBYTE,
      outputBytes: 1024 * MEBIBYTE,
      errorOutputBytes: MEBIBYTE,
      processes: 64,
      stackBytes: 64 * MEBIBYTE,
      fileBytes: MEBIBYTE,
    },
  };
}

const COMPILED = 0;
const REFUSED = 1;
const LEFT = 3;
const LARGEST_CLASS_BYTES = 16 * MEBIBYTE;
/** No source has so many that it is asked for: each has a brace. */
const MOST_CLASSES = 10_000;

export type JvmReply =
  | ({ kind: "compiled" } & CompiledClasses)
  | { kind: "refused"; messages: Buffer }
  /** To the ordinary compiler: so much would come of it. The warm one is as well as before. */
  | { kind: "left" }
  | { kind: "too-much" };

/** Rejects when the JVM ends, or says what no compiler would say. */
export async function askWarmJvm({ session, reader }: WarmJvm, source: SourceFile): Promise<JvmReply> {
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
  if (status === LEFT) return { kind: "left" };
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
