import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createJudgeFolders, folderOnDemand } from "./judge-folders.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "verdict-folders-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test("what a killed judge left behind goes, what a living one has stays", async () => {
  const dead = spawnSync("true").pid;
  const names = [
    `process-${dead}-abc`,
    `headers-0123.${dead}`,
    `process-${process.ppid}-abc`,
    `headers-0123.${process.ppid}`,
  ];
  for (const name of [...names, "headers-0123"]) mkdirSync(path.join(dataDir, "judge", name), { recursive: true });
  const folders = await createJudgeFolders(dataDir);
  const kept = readdirSync(path.join(dataDir, "judge"));
  expect(kept.sort()).toEqual(
    ["headers-0123", `headers-0123.${process.ppid}`, path.basename(folders.own), `process-${process.ppid}-abc`].sort(),
  );
});

test("a new folder may be written by anybody, and nobody else can list the judge's own one", async () => {
  const folders = await createJudgeFolders(dataDir);
  const folder = await folders.create("program");
  expect(statSync(folder).mode & 0o777).toBe(0o777);
  expect(statSync(folders.own).mode & 0o066).toBe(0);
  await folders.removeAll();
  expect(readdirSync(path.join(dataDir, "judge"))).toEqual([]);
});

test("a folder on demand is made once, when it is asked for, and goes", async () => {
  const calls: string[] = [];
  const folders = {
    create: async (purpose: string) => {
      calls.push(`create ${purpose}`);
      return "made";
    },
    remove: async (folder: string) => void calls.push(`remove ${folder}`),
  };
  await folderOnDemand(folders, "answers").remove();
  expect(calls).toEqual([]);
  const folder = folderOnDemand(folders, "answers");
  expect(await Promise.all([folder.path(), folder.path()])).toEqual(["made", "made"]);
  await folder.remove();
  expect(calls).toEqual(["create answers", "remove made"]);
});
