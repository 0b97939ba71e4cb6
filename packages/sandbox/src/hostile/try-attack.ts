import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BoxCommand, BoxLimits, RunReport, Sandbox } from "../sandbox.ts";
import { type Attack, type AttackRun, PROGRAMS_FOLDER } from "./attack.ts";
import { differences } from "./expectation.ts";
import { listLeftovers, takeInventory } from "./leftovers.ts";

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
  // Only attempts that wait want it short; on a machine under heavy load one that computes gets little of the processor.
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

const ENVIRONMENT = { PATH: "/usr/bin:/bin" };

/** Compiles and runs an attack and returns what was not as expected, one line each; nothing means: defended. */
export async function tryAttack(sandbox: Pick<Sandbox, "run">, attack: Attack): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "verdict-attack-"));
  try {
    await cp(attack.folder, folder, { recursive: true });
    await cp(join(PROGRAMS_FOLDER, "report.h"), join(folder, "report.h"));
    await writeFile(join(folder, "stdin.txt"), "");
    return await tryIn(sandbox, attack, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function tryIn(sandbox: Pick<Sandbox, "run">, attack: Attack, folder: string): Promise<string[]> {
  if (attack.kind === "run") {
    const failure = await compile(sandbox, attack, folder);
    if (failure !== undefined) return [`does not compile: ${failure}`];
  }
  if (attack.together === true) {
    const all = await Promise.all(attack.runs.map((run) => tryRun(sandbox, attack, run, folder)));
    return all.flat();
  }
  const found: string[] = [];
  for (const [index, run] of attack.runs.entries()) {
    const before = await takeInventory(folder);
    const wrong = await tryRun(sandbox, attack, run, folder);
    wrong.push(...(await listLeftovers(before, folder)));
    found.push(...wrong.map((line) => `run ${index + 1}: ${line}`));
  }
  return found;
}

async function tryRun(
  sandbox: Pick<Sandbox, "run">,
  attack: Attack,
  run: AttackRun,
  folder: string,
): Promise<string[]> {
  const stdinPath = join(folder, "stdin.txt");
  const stdin = run.stdin ?? "nothing to see\n";
  await writeFile(stdinPath, stdin);
  const wrong = differences(run, await sandbox.run(commandOf(attack, run, folder, stdinPath)));
  if ((await readFile(stdinPath, "utf8")) !== stdin) wrong.push("the input file was overwritten");
  return wrong;
}

async function compile(sandbox: Pick<Sandbox, "run">, attack: Attack, folder: string): Promise<string | undefined> {
  const command = compileCommand(attack);
  if (command === undefined) return undefined;
  const report = await sandbox.run(buildCommand(command, folder, BUILD_LIMITS));
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
        "/usr/bin/javac",
        "-J-XX:TieredStopAtLevel=1",
        "-J-XX:+UseSerialGC",
        "-Xlint:none",
        "-proc:none",
        "Main.java",
      ];
    default:
      return undefined;
  }
}

function buildCommand(command: string[], folder: string, limits: BoxLimits): BoxCommand {
  return {
    command,
    environment: ENVIRONMENT,
    folder,
    folderAccess: "read-write",
    profile: "build",
    root: "toolchain",
    needsProc: true,
    stdinPath: null,
    limits,
  };
}

function commandOf(attack: Attack, run: AttackRun, folder: string, stdinPath: string): BoxCommand {
  const isNative = attack.source === "main.c" || attack.source === "main.cpp";
  if (attack.kind === "compile") {
    return {
      ...buildCommand(run.arguments ?? [], folder, { ...BUILD_LIMITS, ...run.limits }),
      stdinPath,
    };
  }
  const profile = run.profile ?? "run";
  return {
    command: [...programOf(attack), ...(run.arguments ?? [])],
    environment: {},
    folder,
    folderAccess: profile === "build" ? "read-write" : "read-only",
    profile,
    root: run.root ?? (isNative ? "empty" : "toolchain"),
    needsProc: run.needsProc ?? attack.source === "Main.java",
    stdinPath,
    limits: { ...(isNative ? RUN_LIMITS : RUNTIME_LIMITS), ...run.limits },
  };
}

function programOf(attack: Attack): string[] {
  switch (attack.source) {
    case "Main.java":
      return [
        "/usr/bin/java",
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
      return ["/usr/bin/node", "/box/main.js"];
    default:
      return ["/box/main"];
  }
}

function textOf(report: RunReport): string {
  return Buffer.concat([report.stdout, report.stderr]).toString().slice(0, 500);
}
