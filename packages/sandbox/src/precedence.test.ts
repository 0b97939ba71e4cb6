import { readdir, readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { channelsFor } from "./channels-for.ts";
import { createSandbox } from "./create-sandbox.ts";
import { decodeReport, encodeCommand } from "./run-message.ts";
import { startRunner } from "./runner-process.ts";
import { type Sandbox, SandboxError } from "./sandbox.ts";
import { shellIn } from "./testing/commands.ts";

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await createSandbox({ slots: 1, tools: [] });
});
afterAll(() => sandbox.stop());

/** Of sched(7). */
const ORDINARY = 0;
const IDLE = 5;
const POLICY_FIELD = 41;

/**
 * The policies of all processes of this machine whose command line holds the text, and the nice value of their
 * sessions.
 */
async function processesWith(mark: string): Promise<{ policy: number; sessionNice: number | null }[]> {
  const found = (await readdir("/proc"))
    .filter((name) => /^\d+$/.test(name) && name !== String(process.pid))
    .map(async (name) => {
      const read = (file: string) => readFile(`/proc/${name}/${file}`, "utf8").catch(() => "");
      const [words, stat, session] = await Promise.all([read("cmdline"), read("stat"), read("autogroup")]);
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      const nice = /nice (-?\d+)/.exec(session)?.[1];
      const process = {
        policy: Number(fields[POLICY_FIELD - 3]),
        sessionNice: nice === undefined ? null : Number(nice),
      };
      return words.includes(mark) ? [process] : [];
    });
  return (await Promise.all(found)).flat();
}

async function untilThere(count: number, mark: string): Promise<void> {
  await expect.poll(async () => (await processesWith(mark)).length, { timeout: 10_000 }).toBe(count);
}

const shell = (script: string) => shellIn("/usr/bin", script, { precedence: "last" });

/** Ends with the test at the latest: the only slot is free again for the next one. */
function endOfTest(): AbortController {
  const over = new AbortController();
  onTestFinished(() => over.abort());
  return over;
}

test("all that a box of the last precedence starts lets the machine's other processes go first", async () => {
  const over = endOfTest();
  const run = sandbox.run(shell("sleep 4711.1 & exec sleep 4711.1"), over.signal).catch(() => null);
  await untilThere(2, "4711.1");
  expect((await processesWith("4711.1")).map(({ policy }) => policy)).toEqual([IDLE, IDLE]);
  // Kernels without groups of sessions tell none.
  const niceOfSession = async () => [...new Set((await processesWith("4711.1")).map(({ sessionNice }) => sessionNice))];
  if (!(await niceOfSession()).includes(null)) await expect.poll(niceOfSession).toEqual([19]);
  over.abort();
  await run;
  expect(await processesWith("4711.1")).toEqual([]);
});

test("other boxes go on as ever", async () => {
  const over = endOfTest();
  const run = sandbox.run(shellIn("/usr/bin", "exec sleep 4711.2"), over.signal).catch(() => null);
  await untilThere(1, "4711.2");
  expect((await processesWith("4711.2")).map(({ policy }) => policy)).toEqual([ORDINARY]);
  over.abort();
  await run;
});

test("one that somebody waits for is like others from then on, or ends where the host forbids that", async () => {
  const [over, hurry] = [endOfTest(), new AbortController()];
  const script = "sleep 4711.3 & read line < /box/nothing; sleep 0.5; sleep 4711.3 & exec sleep 4711.3";
  const run = sandbox.run(shell(script), over.signal, hurry.signal).catch((error: unknown) => error);
  await untilThere(2, "4711.3");
  hurry.abort();
  const isOver = run.then((end) => (end instanceof SandboxError ? "ended" : "aborted"));
  const isThere = untilThere(3, "4711.3").then(() => "there");
  if ((await Promise.race([isOver, isThere])) === "there") {
    const policies = async () => (await processesWith("4711.3")).map(({ policy }) => policy);
    await expect.poll(policies).toEqual([ORDINARY, ORDINARY, ORDINARY]);
  }
  over.abort();
  await run;
  isThere.catch(() => undefined);
});

test("one that is begun when somebody waits already is an ordinary one", async () => {
  const over = endOfTest();
  const run = sandbox.run(shell("exec sleep 4711.4"), over.signal, AbortSignal.abort()).catch(() => null);
  await untilThere(1, "4711.4");
  expect((await processesWith("4711.4")).map(({ policy }) => policy)).toEqual([ORDINARY]);
  over.abort();
  await run;
});

test("a session goes back and forth", async () => {
  const session = await sandbox.open(shell("sleep 4711.5 & exec sleep 4711.5"));
  onTestFinished(() => session.kill());
  const policies = async () => (await processesWith("4711.5")).map(({ policy }) => policy);
  await untilThere(2, "4711.5");
  expect(await policies()).toEqual([IDLE, IDLE]);
  session.setPrecedence("ordinary");
  // An ordinary user may not, and the session stays as it is.
  if (process.getuid?.() === 0) await expect.poll(policies).toEqual([ORDINARY, ORDINARY]);
  session.setPrecedence("last");
  await expect.poll(policies).toEqual([IDLE, IDLE]);
  session.kill();
  expect((await session.ended).end).toEqual({ kind: "killed" });
});

test("a run is cancelled although the order for that came together with the one to run", async () => {
  const channel = (await channelsFor(undefined))();
  const { runner } = await startRunner(() => channel, { tools: [] });
  channel.input.cork();
  const answer = runner.ask(encodeCommand("run", shell("exec sleep 4711.6")));
  runner.send([["type", "cancel"]]);
  channel.input.uncork();
  expect(decodeReport(await answer)).toBe("cancelled");
  await runner.stop();
});
