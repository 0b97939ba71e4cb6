import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createJudgeFolders } from "./judge-folders.ts";

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
