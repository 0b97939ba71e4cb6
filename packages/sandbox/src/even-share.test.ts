import { readdir, readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSandbox } from "./create-sandbox.ts";
import type { Sandbox } from "./sandbox.ts";
import { shellIn } from "./testing/commands.ts";

/*
 * Where the kernel shares by threads, a box with many busy ones weighs as much as one with a single one (decision
 * 0050).
 */

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox({ slots: 2, tools: [] });
});
afterAll(() => sandbox.stop());

const NICE_FIELD = 19;
/** From one nice value to the next, in the kernel's table; 1024 is that of an ordinary thread. */
const weightOf = (nice: number) => 1 / 1.25 ** nice;

/** The nice values of all processes of this machine whose command line holds the text. */
async function nicesOf(mark: string): Promise<number[]> {
  const found = (await readdir("/proc"))
    .filter((name) => /^\d+$/.test(name) && name !== String(process.pid))
    .map(async (name) => {
      const read = (file: string) => readFile(`/proc/${name}/${file}`, "utf8").catch(() => "");
      const [words, stat] = await Promise.all([read("cmdline"), read("stat")]);
      const nice = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[NICE_FIELD - 3]);
      return words.includes(mark) ? [nice] : [];
    });
  return (await Promise.all(found)).flat();
}

test("thirty busy processes of one box weigh as much as the single one of another, as soon as they are seen", async () => {
  const over = new AbortController();
  const loops = (count: number, mark: string) =>
    shellIn(
      "/usr/bin",
      `: ${mark}; i=1; while [ $i -lt ${count} ]; do (while :; do :; done) & i=$((i + 1)); done; while :; do :; done`,
    );
  const runs = [sandbox.run(loops(30, "busy-4711"), over.signal), sandbox.run(loops(1, "busy-4712"), over.signal)].map(
    (run) => run.catch(() => null),
  );
  const weighs = async () => {
    const nices = await nicesOf("busy-4711");
    return nices.length < 30 ? 0 : nices.reduce((sum, nice) => sum + weightOf(nice), 0);
  };
  await expect.poll(weighs, { timeout: 20_000 }).toSatisfy((weight: number) => weight > 0.4 && weight < 2);
  expect(await nicesOf("busy-4712")).toEqual([0]);
  over.abort();
  await Promise.all(runs);
});
