import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildZygote } from "./build-zygote.ts";
import { createSandbox } from "./create-sandbox.ts";
import { childrenOf, runnerPids } from "./hostile/leftovers.ts";
import type { Sandbox } from "./sandbox.ts";
import { commandIn, ROOMY_LIMITS } from "./testing/commands.ts";

/*
 * What the copies of one zygote could have in common: programs of different users, one after the other.
 */

const { node, module, tools } = await buildZygote();
let sandbox: Sandbox;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "verdict-zygote-"));
  await chmod(folder, 0o755);
  sandbox = await createSandbox({ slots: 1, tools });
});
afterAll(async () => {
  await sandbox.stop();
  await rm(folder, { recursive: true });
});

test("a copy has no memory that another process has as well", async () => {
  await writeFile(join(folder, "main.js"), "setInterval(() => undefined, 10)");
  const limits = { ...ROOMY_LIMITS, stackBytes: 64 << 20 };
  const flags = [
    "--single-threaded",
    "--no-maglev-osr",
    "--min-semi-space-size=8",
    "--v8-pool-size=1",
    "--max-old-space-size=128",
    `--require=${module}`,
  ];
  const command = commandIn(folder, [node, ...flags, "/box/main.js"], { profile: "node", fromZygote: true, limits });
  expect(await sandbox.prepare(command)).toBeNull();
  const cancel = new AbortController();
  const run = sandbox.run(command, cancel.signal).catch(() => undefined);
  let maps = "";
  await expect
    .poll(
      async () => {
        maps = await mapsOfProgram();
        return maps;
      },
      { timeout: 10_000 },
    )
    .not.toBe("");
  cancel.abort();
  await run;
  expect(maps).toContain("/park.node");
  expect(maps.split("\n").filter((line) => /^\S+ ...s /.test(line))).toEqual([]);
});

/** A program is the second process of its box. */
async function mapsOfProgram(): Promise<string> {
  const open = await runnerPids();
  for (let pid = open.pop(); pid !== undefined; pid = open.pop()) {
    open.push(...(await childrenOf(pid)));
    const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
    if (/^NSpid:.*\t2$/m.test(status)) return await readFile(`/proc/${pid}/maps`, "utf8").catch(() => "");
  }
  return "";
}
