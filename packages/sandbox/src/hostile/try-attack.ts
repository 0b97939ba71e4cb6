import { existsSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BoxCommand, BoxLimits, Profile, RunReport, Sandbox } from "../sandbox.ts";
import { type Attack, type AttackRun, PROGRAMS_FOLDER } from "./attack.ts";
import { type AttackSandbox, PYTHON } from "./attack-sandbox.ts";
import { type Differences, differences } from "./expectation.ts";
import { buildFurther, FURTHER_RUNTIMES } from "./further-runtimes.ts";
import { ATTACK_FOLDERS, listLeftovers, takeInventory } from "./leftovers.ts";
import { measureGrowth } from "./machine-memory.ts";
import { librariesOfJava, newestJava } from "./newest-java.ts";

const BUILD_LIMITS: BoxLimits = {
  cpuMs: 10_000,
  wallMs: 30_000,
  memoryBytes: 1 << 30,
  outputBytes: 1 << 20,
  errorOutputBytes: 64 << 10,
  processes: 64,
  stackBytes: "unlimited",
  fileBytes: 64 << 20,
};

const RUN_LIMITS: BoxLimits = {
  cpuMs: 1000,
  // Only attempts that wait want it short; on a machine under heavy load one that computes gets little of the
  // processor.
  wallMs: 20_000,
  memoryBytes: 64 << 20,
  outputBytes: 1 << 20,
  errorOutputBytes: 64 << 10,
  processes: 64,
  stackBytes: "unlimited",
  fileBytes: 16 << 20,
};

/** The smallest limits in which a JVM or Node can live at all. */
const RUNTIME_LIMITS: BoxLimits = { ...RUN_LIMITS, cpuMs: 4000, wallMs: 30_000, memoryBytes: 256 << 20 };

const ATTEMPTS = 3;
const STDIN = "stdin.txt";
const ENVIRONMENT = { PATH: "/usr/bin:/bin" };

/**
 * Compiles and runs an attack and returns what was not as expected, one line each; nothing means: defended. JavaScript
 * and Python are tried twice, in a runtime of their own and in the copy of a zygote.
 */
export async function tryAttack(room: AttackSandbox, attack: Attack): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), ATTACK_FOLDERS));
  try {
    await cp(attack.folder, folder, { recursive: true });
    await cp(join(PROGRAMS_FOLDER, "report.h"), join(folder, "report.h"));
    await writeFile(join(folder, STDIN), "");
    return await tryIn(room, (await isUserModeLinux()) ? forUserModeLinux(attack) : attack, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * A system call takes 20 us there, and what the host gives to others in the meantime counts as the guest's own time.
 */
const PATIENCE_WITH_USER_MODE_LINUX = 20;

function forUserModeLinux(attack: Attack): Attack {
  const runs = attack.runs.filter((run) => run.unlessUserModeLinux === undefined);
  return { ...attack, runs, patience: PATIENCE_WITH_USER_MODE_LINUX };
}

async function isUserModeLinux(): Promise<boolean> {
  return (await readFile("/proc/cpuinfo", "utf8")).includes("User Mode Linux");
}

async function tryIn(room: AttackSandbox, attack: Attack, folder: string): Promise<string[]> {
  if (attack.kind === "run") {
    const failure = await compile(room.sandbox, attack, folder);
    if (failure !== undefined) return [`does not compile: ${failure}`];
  }
  if (attack.together === true) {
    const all = await Promise.all(attack.runs.map((run) => tryRun(room, attack, run, folder)));
    return all.flat();
  }
  const found: string[] = [];
  for (const [index, run] of attack.runs.entries()) {
    found.push(...(await tryAlone(room, attack, run, folder)).map((line) => `run ${index + 1}: ${line}`));
    if (!room.fromZygotes.includes(attack.source)) continue;
    const wrong = await tryAlone(room, attack, { ...run, fromZygote: true }, folder);
    found.push(...wrong.map((line) => `run ${index + 1}, from a zygote: ${line}`));
  }
  return found;
}

async function tryAlone(room: AttackSandbox, attack: Attack, run: AttackRun, folder: string): Promise<string[]> {
  const problem = await room.sandbox.prepare(commandOf(room, attack, run, folder));
  const before = await takeInventory(folder);
  const wrong = problem === null ? [] : [`no zygote: ${problem}`];
  wrong.push(...(await tryRun(room, attack, run, folder)));
  return [...wrong, ...(await listLeftovers(before, folder))];
}

async function tryRun(room: AttackSandbox, attack: Attack, run: AttackRun, folder: string): Promise<string[]> {
  const stdinPath = join(folder, STDIN);
  const stdin = run.stdin ?? "nothing to see\n";
  await writeFile(stdinPath, stdin);
  const wrong = await differencesOfBest(() => attempt(room, commandOf(room, attack, run, folder), run));
  if ((await readFile(stdinPath, "utf8")) !== stdin) wrong.push("the input file was overwritten");
  return wrong;
}

async function attempt(room: AttackSandbox, command: BoxCommand, run: AttackRun): Promise<Differences> {
  if (run.machineGrowthBytesAtMost === undefined || !(await isUserModeLinux()))
    return differences(run, await room.sandbox.run(command));
  const { result, grownBytes } = await measureGrowth(() => room.sandbox.run(command));
  const found = differences(run, result);
  if (grownBytes > run.machineGrowthBytesAtMost) found.excesses.push(`the machine's memory shrank by ${grownBytes}`);
  return found;
}

/** Tries again only where nothing but a cap was exceeded. */
async function differencesOfBest(tryOnce: () => Promise<Differences>): Promise<string[]> {
  for (let left = ATTEMPTS - 1; ; left--) {
    const { wrong, excesses } = await tryOnce();
    if (wrong.length > 0 || excesses.length === 0 || left === 0) return [...wrong, ...excesses];
  }
}

async function compile(sandbox: Pick<Sandbox, "run">, attack: Attack, folder: string): Promise<string | undefined> {
  const further = FURTHER_RUNTIMES[attack.source];
  if (further !== undefined) await buildFurther(further, folder);
  const command = compileCommand(attack);
  if (command === undefined) return undefined;
  const report = await sandbox.run(buildCommand(command, folder, limitsOf(BUILD_LIMITS, attack, { end: [] })));
  const isDone = report.end.kind === "exited" && report.end.code === 0;
  return isDone ? undefined : `${JSON.stringify(report.end)} ${textOf(report)}`;
}

function compileCommand(attack: Attack): string[] | undefined {
  switch (attack.source) {
    case "main.c":
      return ["/usr/bin/gcc", "-O1", "-w", "-static", "-pthread", "main.c", "-o", "main"];
    case "main.cpp":
      return ["/usr/bin/g++", "-O1", "-w", "-static", "-pthread", "main.cpp", "-o", "main"];
    case "Main.java":
      return [
        join(newestJava(), "javac"),
        "-J-XX:TieredStopAtLevel=1",
        "-J-XX:+UseSerialGC",
        "-Xlint:none",
        "-proc:none",
        "Main.java",
      ];
    case "main.js":
      return attack.hasNative ? ["/usr/bin/gcc", "-w", "-shared", "-fPIC", "native.c", "-o", "native.node"] : undefined;
    default:
      return undefined;
  }
}

function buildCommand(command: string[], folder: string, limits: BoxLimits): BoxCommand {
  return {
    command,
    environment: { ...ENVIRONMENT, ...javaEnvironment() },
    folder,
    folderAccess: "read-write",
    profile: "build",
    root: "toolchain",
    needsProc: false,
    stdinPath: null,
    limits,
  };
}

function commandOf(room: AttackSandbox, attack: Attack, run: AttackRun, folder: string): BoxCommand {
  const stdinPath = join(folder, STDIN);
  const further = FURTHER_RUNTIMES[attack.source];
  const isNative = attack.source === "main.c" || attack.source === "main.cpp";
  if (attack.kind === "compile") {
    return {
      ...buildCommand(run.arguments ?? [], folder, limitsOf(BUILD_LIMITS, attack, run)),
      needsProc: run.needsProc === true,
      stdinPath,
    };
  }
  const profile = run.profile ?? profileOf(attack);
  return {
    command: [...programOf(room, attack), ...(run.arguments ?? [])],
    environment: environmentOf(room, attack),
    folder,
    folderAccess: profile === "build" ? "read-write" : "read-only",
    profile,
    root: run.root ?? further?.root ?? (isNative ? "empty" : "toolchain"),
    fromZygote: run.fromZygote === true,
    needsProc: run.needsProc === true,
    ...(run.precedence === undefined ? {} : { precedence: run.precedence }),
    stdinPath,
    limits: limitsOf(isNative ? RUN_LIMITS : RUNTIME_LIMITS, attack, run),
  };
}

function environmentOf(room: AttackSandbox, { source }: Attack): Readonly<Record<string, string>> {
  if (source === "Main.java") return javaEnvironment();
  return source === "main.py" ? room.pythonEnvironment : {};
}

function javaEnvironment(): Record<string, string> {
  return existsSync(join(newestJava(), "java")) ? { LD_LIBRARY_PATH: librariesOfJava() } : {};
}

function limitsOf(base: BoxLimits, attack: Attack, run: AttackRun): BoxLimits {
  const limits = { ...base, ...run.limits };
  const isEndedBy = (limit: "cpu" | "wall") => run.end.some((end) => end.kind === "limit" && end.limit === limit);
  // A guest gives some 150 pages a second: what is to hold memory when it is ended needs the time to get it.
  const isPatientInWall = run.memoryBytesAtLeast !== undefined || !isEndedBy("wall");
  return {
    ...limits,
    cpuMs: limits.cpuMs * (isEndedBy("cpu") ? 1 : attack.patience),
    wallMs: limits.wallMs * (isPatientInWall ? attack.patience : 1),
  };
}

function profileOf({ source }: Attack): Profile {
  switch (source) {
    case "Main.java":
      return "java";
    case "main.js":
      return "node";
    default:
      return "native";
  }
}

function programOf(room: AttackSandbox, attack: Attack): string[] {
  switch (attack.source) {
    case "Main.java":
      return [
        join(newestJava(), "java"),
        "-XX:+UseSerialGC",
        "-XX:-UsePerfData",
        "-Xlog:disable",
        "-Xlog:all=off",
        "-Xmx128m",
        "-Xss8m",
        "-cp",
        "/box",
        "Main",
      ];
    case "main.js":
      return [...room.javascript, "/box/main.js"];
    case "main.py":
      return [PYTHON, "-s", "-B", "/box/main.py"];
    default:
      return [...(FURTHER_RUNTIMES[attack.source]?.run ?? ["/box/main"])];
  }
}

function textOf(report: RunReport): string {
  return Buffer.concat([report.stdout, report.stderr]).toString().slice(0, 500);
}
