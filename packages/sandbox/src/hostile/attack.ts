/**
 * An attack is a folder: a program that tries to get out, to stay, to hide or to exhaust, and `expect.json` with what
 * must come of it. The programs print one line per attempt, so that an expectation is a list of facts.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BoxEnd, BoxLimits, Precedence, Profile } from "../sandbox.ts";
import { FURTHER_RUNTIMES } from "./further-runtimes.ts";

export const PROGRAMS_FOLDER = fileURLToPath(new URL("./programs/", import.meta.url));

export interface AttackRun {
  /** What the program gets as arguments; several attempts may share one program. For `compile` the whole command. */
  arguments?: string[];
  stdin?: string;
  /** Other than that of the language; `build`: the attempt is made from where compilers run. */
  profile?: Profile;
  root?: "empty" | "toolchain";
  needsProc?: boolean;
  precedence?: Precedence;
  limits?: Partial<BoxLimits>;
  /** JavaScript and Python are tried both ways; no `expect.json` says this. */
  fromZygote?: boolean;
  /** Any of these ends is right. */
  end: BoxEnd[];
  /** Every line of the output; " | " separates what is equally right, a trailing "*" stands for any rest. */
  stdout?: string[];
  /** What standard output or error must hold somewhere. */
  contains?: string[];
  /** What neither may hold anywhere: the secrets of the host. */
  without?: string[];
  /** Of the best of three attempts: the watch that keeps these caps may itself have had to wait for the processor. */
  cpuMsAtMost?: number;
  memoryBytesAtMost?: number;
  memoryBytesAtLeast?: number;
  /**
   * By how much the memory of the whole machine may shrink; only in a guest of user-mode Linux, where nobody else is.
   */
  machineGrowthBytesAtMost?: number;
  /** Why a guest of user-mode Linux, which is not quite a machine, cannot show this. */
  unlessUserModeLinux?: string;
  outputBytesAtMost?: number;
}

export interface Attack {
  name: string;
  /** The number in the list of attacks that this answers to. */
  number: number;
  about: string;
  folder: string;
  /** The file that is the program, which also says its language. */
  source: string;
  /** A JavaScript program with a part in C, as if it had broken out of V8. */
  hasNative: boolean;
  /** `compile`: the compiler is the victim, and there is nothing to run. */
  kind: "run" | "compile";
  /**
   * How many times the usual limits of time a run may have whose end is not such a limit, or which has to hold memory by
   * then; no `expect.json` says this.
   */
  patience: number;
  /** It is tried in guests with control groups always, and not by thorough tests alone: one for each thing they bound. */
  inEveryGuest: boolean;
  /** All runs at the same time, in two slots. */
  together: boolean;
  runs: AttackRun[];
  /** The programs of the host without which it cannot be tried. */
  tools: readonly string[];
}

const TOOLS_OF: Readonly<Record<string, readonly string[]>> = {
  "main.c": ["/usr/bin/gcc"],
  "main.cpp": ["/usr/bin/g++"],
  "Main.java": ["/usr/bin/javac", "/usr/bin/java"],
  "main.js": [],
  "main.py": ["/usr/bin/python3"],
  ...Object.fromEntries(Object.entries(FURTHER_RUNTIMES).map(([source, { tool }]) => [source, [tool]])),
};

/** All attacks in the order of their numbers. */
export async function readAttacks(): Promise<Attack[]> {
  const entries = await readdir(PROGRAMS_FOLDER, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  const attacks = await Promise.all(folders.map((entry) => readAttack(entry.name)));
  return attacks.sort((a, b) => a.number - b.number || a.name.localeCompare(b.name));
}

async function readAttack(name: string): Promise<Attack> {
  const folder = join(PROGRAMS_FOLDER, name);
  const expected = JSON.parse(await readFile(join(folder, "expect.json"), "utf8")) as Partial<Attack>;
  const files = await readdir(folder);
  const source = Object.keys(TOOLS_OF).find((file) => files.includes(file));
  const { number, about, runs, kind = "run", together = false, inEveryGuest = false } = expected;
  if (source === undefined || number === undefined || about === undefined || runs === undefined || runs.length === 0) {
    throw new Error(`the attack ${name} has no program, number, about or runs`);
  }
  const hasNative = files.includes("native.c");
  const tools = hasNative ? ["/usr/bin/gcc"] : (TOOLS_OF[source] ?? []);
  return { name, number, about, folder, source, hasNative, kind, patience: 1, inEveryGuest, together, runs, tools };
}
