import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createSandbox } from "../create-sandbox.ts";
import { ATTACK_FOLDERS, listRemains, mountsBeside, ownMounts, runnerPids } from "./leftovers.ts";

const FOREIGN = "36 25 0:31 / /mnt/stick rw,relatime - ext4 /dev/sdb1 rw";
const IN_RUNNER = "90 80 0:31 / /host/mnt/stick rw,relatime master:4 - ext4 /dev/sdb1 rw";
const OURS = "41 25 0:40 / /tmp rw,nosuid,nodev - tmpfs runner rw,mode=755";
const OF_THE_ATTACK = "42 25 254:0 /tmp/verdict-attack-x/made /srv rw - ext4 /dev/sda1 rw";

test("what somebody else mounts meanwhile is no leftover of a box", () => {
  expect(ownMounts([FOREIGN].join("\n"), "/tmp/verdict-attack-x")).toBe("");
  expect(mountsBeside([IN_RUNNER, OURS].join("\n"))).toBe(OURS);
});

test("a mount of the runner's, or of the attack's folder, is one", () => {
  expect(ownMounts([FOREIGN, OURS].join("\n"), "/tmp/verdict-attack-x")).toBe(OURS);
  expect(ownMounts([FOREIGN, OF_THE_ATTACK].join("\n"), "/tmp/verdict-attack-x")).toBe(OF_THE_ATTACK);
});

test("what a sandbox leaves behind is named: its runners while they live, and a folder of an attack", async () => {
  expect(await listRemains()).toEqual([]);
  const folder = await mkdtemp(join(tmpdir(), ATTACK_FOLDERS));
  const sandbox = await createSandbox({ slots: 1, tools: [] });
  const runners = await runnerPids();
  expect(runners.length).toBeGreaterThan(0);
  const remains = await listRemains();
  for (const pid of runners) expect(remains).toContain(`the runner ${pid} is still there`);
  expect(remains.filter((line) => line.startsWith("the folder "))).toHaveLength(1);
  await sandbox.stop();
  await rm(folder, { recursive: true });
  expect(await listRemains()).toEqual([]);
});
