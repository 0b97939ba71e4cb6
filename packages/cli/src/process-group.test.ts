import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { startGroup } from "./process-group.ts";
import { countProcesses } from "./testing/count-processes.ts";

const MODULE = fileURLToPath(new URL("./process-group.ts", import.meta.url));

/** Seconds to sleep that no other run of these tests has, which may have been ended before its sleepers were. */
const ofThisRun = (seconds: number) => `${seconds}.${process.pid}`;

const untilSleeping = (seconds: string, count: number) =>
  expect
    .poll(() => countProcesses(([name, words]) => name === "sleep" && words === seconds), { timeout: 15_000 })
    .toBe(count);

test("what a command has started ends with it", async () => {
  const seconds = ofThisRun(4711);
  const group = startGroup("/bin/sh", ["-c", `sleep ${seconds} & wait`], tmpdir());
  await untilSleeping(seconds, 1);
  const closed = once(group.child, "close");
  group.end();
  expect(await closed).toEqual([null, "SIGKILL"]);
  group.end();
  group.release();
  await untilSleeping(seconds, 0);
});

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)("%s ends the group and then the process itself", async (signal) => {
  const seconds = `${ofThisRun(4712)}${signal.charCodeAt(3)}`;
  const code = `
    const { startGroup } = await import(${JSON.stringify(MODULE)});
    startGroup("/bin/sh", ["-c", "sleep ${seconds} & wait"], "/tmp");`;
  const parent = spawn(process.execPath, ["--input-type=module", "-e", code], { stdio: "inherit" });
  await untilSleeping(seconds, 1);
  const ended = once(parent, "exit");
  parent.kill(signal);
  expect(await ended).toEqual([null, signal]);
  await untilSleeping(seconds, 0);
});

test("what outlives a command that has ended by itself ends as well", async () => {
  const seconds = ofThisRun(4713);
  const group = startGroup("/bin/sh", ["-c", `sleep ${seconds} & exit 0`], tmpdir());
  await once(group.child, "exit");
  const closed = once(group.child, "close");
  await untilSleeping(seconds, 1);
  group.end();
  expect(await closed).toEqual([0, null]);
  group.release();
  await untilSleeping(seconds, 0);
});

test("a command that is not there says so, and nothing listens any more once it is released", async () => {
  const before = process.listenerCount("SIGINT");
  const { child, end, release } = startGroup("/nowhere/g++", [], tmpdir());
  const [error] = await once(child, "error");
  expect(error).toMatchObject({ code: "ENOENT" });
  end();
  release();
  expect(process.listenerCount("SIGINT")).toBe(before);
});
