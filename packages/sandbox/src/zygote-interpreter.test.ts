import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildZygote } from "./build-zygote.ts";
import { createSandbox } from "./create-sandbox.ts";
import type { BoxCommand, RunReport, Sandbox } from "./sandbox.ts";
import { commandIn, ROOMY_LIMITS } from "./testing/commands.ts";

const { node, module, tools } = await buildZygote();
const FLAGS = [
  "--single-threaded",
  "--no-maglev-osr",
  "--min-semi-space-size=8",
  "--v8-pool-size=1",
  "--disable-sigusr1",
  "--max-old-space-size=128",
];
const LIMITS = { ...ROOMY_LIMITS, stackBytes: 64 << 20 };

/** V8's own words about a function and a regular expression that have been called twenty thousand times. */
const PROGRAM = `
  require("v8").setFlagsFromString("--allow-natives-syntax");
  const statusOf = new Function("f", "return %GetOptimizationStatus(f)");
  const isBytecode = new Function("pattern", "return %RegexpHasBytecode(pattern, true)");
  const MAGLEV_TURBOFAN_BASELINE = (1 << 5) | (1 << 6) | (1 << 15);
  function sumTo(n) { let sum = 0; for (let i = 0; i < n; i++) sum = (sum + i) | 0; return sum; }
  const pattern = /b+c/;
  let found = 0;
  for (let i = 0; i < 20000; i++) { sumTo(100); if (pattern.test("aabbc" + i)) found += 1; }
  const isCompiled = (statusOf(sumTo) & MAGLEV_TURBOFAN_BASELINE) !== 0;
  console.log(isCompiled ? "compiled" : "interpreted", isBytecode(pattern) ? "interpreted" : "compiled", found, process.env);`;

let sandbox: Sandbox;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "verdict-zygote-"));
  await writeFile(join(folder, "main.js"), PROGRAM);
  sandbox = await createSandbox({ slots: 1, tools });
});
afterAll(async () => {
  await sandbox.stop();
  await rm(folder, { recursive: true });
});

function command(change: Partial<BoxCommand>): BoxCommand {
  return commandIn(folder, [node, ...FLAGS, `--require=${module}`, "/box/main.js"], {
    profile: "node",
    limits: LIMITS,
    ...change,
  });
}

async function copy(change: Partial<BoxCommand>): Promise<string> {
  const wanted = command({ ...change, fromZygote: true });
  expect(await sandbox.prepare(wanted)).toBeNull();
  return outputOf(await sandbox.run(wanted));
}

function outputOf({ end, stdout, stderr }: RunReport): string {
  expect({ end, stderr: Buffer.from(stderr).toString() }).toEqual({ end: { kind: "exited", code: 0 }, stderr: "" });
  return Buffer.from(stdout).toString();
}

const INTERPRETED = "interpreted interpreted 20000 {}\n";
const COMPILED = "compiled compiled 20000 {}\n";

test("what is to be interpreted is, in a copy and in a Node of its own, and does not see how it was told", async () => {
  expect(await copy({ isInterpreted: true })).toBe(INTERPRETED);
  expect(outputOf(await sandbox.run(command({ isInterpreted: true })))).toBe(INTERPRETED);
});

test("copies of the same zygote are compiled as ever, before and after one that is not", async () => {
  expect(await copy({})).toBe(COMPILED);
  expect(await copy({ isInterpreted: true })).toBe(INTERPRETED);
  expect(await copy({})).toBe(COMPILED);
  expect(await copy({ isInterpreted: false })).toBe(COMPILED);
});
