import { execFile, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { access, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { createSandbox } from "@verdict/sandbox/create-sandbox";
import type { BoxCommand, Sandbox } from "@verdict/sandbox/sandbox";
import { buildBareRunner, buildBoxRunner, type RunBare, type RunBoxes } from "./bare-runs.ts";
import { median, medianRatio, printFigure } from "./figure.ts";

/*
 * What a box costs: the same trivial static program run bare, in a box, in a box asked for from Node, under bubblewrap,
 * and by Node's own spawn, in turn, so that what else the machine does hits all alike. Then once more out of a Node
 * with a heap like a server's.
 */

const ROUNDS = 15;
const RUNS_PER_ROUND = 40;
const SERVER_HEAP_BYTES = 300 * 1024 * 1024;
const BWRAP = "/usr/bin/bwrap";

async function benchBox(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "verdict-bench-box-"));
  const sandbox = await createSandbox({ slots: os.availableParallelism(), tools: [] });
  try {
    const program = path.join(folder, "trivial");
    await writeFile(`${program}.c`, "int main(void) { return 0; }\n");
    await promisify(execFile)("gcc", ["-O2", "-static", "-o", program, `${program}.c`]);
    const command = trivialCommand(folder);
    const drivers = { runBare: await buildBareRunner(folder), runBoxes: await buildBoxRunner(folder, command) };
    await compareCosts(sandbox, command, drivers, program);
    await measureThroughput(sandbox, command);
    await compareFromServer(sandbox, command, program);
  } finally {
    await sandbox.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function trivialCommand(folder: string): BoxCommand {
  return {
    command: ["/box/trivial"],
    environment: {},
    folder,
    folderAccess: "read-only",
    profile: "native",
    root: "empty",
    needsProc: false,
    stdinPath: null,
    limits: {
      cpuMs: 1000,
      wallMs: 5000,
      memoryBytes: 64 * 1024 * 1024,
      outputBytes: 1024,
      errorOutputBytes: 1024,
      processes: 4,
      stackBytes: 8 * 1024 * 1024,
      fileBytes: 1024,
    },
  };
}

async function compareCosts(
  sandbox: Sandbox,
  command: BoxCommand,
  { runBare, runBoxes }: { runBare: RunBare; runBoxes: RunBoxes },
  program: string,
): Promise<void> {
  const hasBwrap = await access(BWRAP).then(
    () => true,
    () => false,
  );
  const root = ["--unshare-all", "--die-with-parent", "--ro-bind", path.dirname(program), "/box"];
  const bwrap = [BWRAP, ...root, "/box/trivial"];
  const inputs = ["/dev/null"];
  const perRun = async (command: readonly string[]) =>
    (await runBare({ command, inputs, atOnce: 1, rounds: RUNS_PER_ROUND })).wallMs / RUNS_PER_ROUND;
  const bare: number[] = [];
  const box: number[] = [];
  const fromNode: number[] = [];
  const jailed: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    // As in perCall.
    await perRun([program]);
    const figures = [
      await perRun([program]),
      (await runBoxes(RUNS_PER_ROUND)) / RUNS_PER_ROUND,
      await perCall(() => sandbox.run(command)),
      hasBwrap ? await perRun(bwrap) : Number.NaN,
    ];
    if (round === 0) continue; // Warms all of them up.
    bare.push(figures[0] ?? Number.NaN);
    box.push(figures[1] ?? Number.NaN);
    fromNode.push(figures[2] ?? Number.NaN);
    jailed.push(figures[3] ?? Number.NaN);
  }
  printFigure("box.bare", median(bare), "ms a run, spawn alone");
  printFigure(
    "box.ours",
    median(box),
    "ms a run, asked over the runner's pipes by a driver like that of the bare runs",
  );
  printFigure("box.ratio", medianRatio(box, bare), "of a bare run (goal: at most 1.6)");
  printFigure("box.from-node", median(fromNode), "ms a run, asked from Node");
  printFigure("box.from-node.ratio", medianRatio(fromNode, bare), "of a bare run");
  if (hasBwrap) printFigure("box.bubblewrap.ratio", medianRatio(jailed, bare), "of a bare run");
}

async function perCall(call: () => Promise<unknown>): Promise<number> {
  // The kernel is still busy with what the others in turn have left behind.
  for (let run = 0; run < RUNS_PER_ROUND; run++) await call();
  const startedAt = performance.now();
  for (let run = 0; run < RUNS_PER_ROUND; run++) await call();
  return (performance.now() - startedAt) / RUNS_PER_ROUND;
}

async function measureThroughput(sandbox: Sandbox, command: BoxCommand): Promise<void> {
  const runs = 500 * os.availableParallelism();
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: runs }, () => sandbox.run(command)));
  const seconds = (performance.now() - startedAt) / 1000;
  printFigure("box.rate", runs / seconds / os.availableParallelism(), "runs a second and core");
}

async function compareFromServer(sandbox: Sandbox, command: BoxCommand, program: string): Promise<void> {
  const heap = Buffer.alloc(SERVER_HEAP_BYTES, 1);
  const spawned: number[] = [];
  const boxed: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const startedAt = performance.now();
    await new Promise((resolve) => spawn(program, { stdio: "pipe" }).once("close", resolve));
    spawned.push(performance.now() - startedAt);
    const boxedAt = performance.now();
    await sandbox.run(command);
    boxed.push(performance.now() - boxedAt);
  }
  if (heap[0] !== 1) throw new Error("the heap was to stay");
  printFigure("box.from-server.spawn", median(spawned), "ms, Node's own spawn with a heap of 300 MB");
  printFigure("box.from-server.ratio", medianRatio(boxed, spawned), "of Node's own spawn (goal: at most 0.1)");
}

if (import.meta.main) await benchBox();
