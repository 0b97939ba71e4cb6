import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { python } from "./further/python3.ts";
import { openInstalledLanguages } from "./installed-languages.ts";
import type { LanguageDefinition } from "./language-definition.ts";

let folder: string;
let definition: LanguageDefinition;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "installed-"));
  definition = { ...python, programs: [path.join(folder, "python9")], install: "apt-get install python9" };
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const install = async (version: string) => {
  const program = path.join(folder, "python9");
  await writeFile(program, `#!/bin/sh\necho "Python ${version}"\n`);
  await chmod(program, 0o755);
};

test("a language that is installed while the judge runs is there from the next look on, and gone when it is removed", async () => {
  const installed = await openInstalledLanguages([definition], folder);
  expect(await installed.look()).toEqual({ python3: { state: "missing", text: "apt-get install python9" } });
  expect(installed.find("python3")).toBeUndefined();
  await install("9.1");
  await expect.poll(() => installed.look()).toEqual({ python3: { state: "ready", text: "Python 9.1" } });
  expect(installed.find("python3")?.id).toBe("python3");
  await rm(path.join(folder, "python9"));
  expect(await installed.look()).toMatchObject({ python3: { state: "missing" } });
  expect(installed.all()).toEqual([]);
});

test("an update of the program is another version, and what was compiled by the old one is not kept for it", async () => {
  await install("9.1");
  const installed = await openInstalledLanguages([definition], folder);
  const before = installed.find("python3")?.fingerprint;
  await install("9.12");
  await expect.poll(() => installed.look()).toMatchObject({ python3: { text: "Python 9.12" } });
  expect(installed.find("python3")?.fingerprint).not.toBe(before);
});

test("one that needs folders which boxes do not see yet waits for the next judge", async () => {
  const needs = { ...definition, tools: [{ hostPath: folder, boxPath: "/opt/judge/python9" }] };
  const installed = await openInstalledLanguages([needs], folder);
  await install("9.1");
  expect(await installed.look()).toEqual({ python3: { state: "restart", text: "" } });
  expect(installed.find("python3")).toBeUndefined();
  const next = await openInstalledLanguages([needs], folder);
  expect(next.find("python3")?.id).toBe("python3");
  expect(next.tools).toEqual(needs.tools);
});

test("a program that cannot say its version is there all the same", async () => {
  await writeFile(path.join(folder, "python9"), "no program");
  const installed = await openInstalledLanguages([definition], folder);
  await installed.look();
  expect(await installed.look()).toEqual({ python3: { state: "ready", text: "" } });
});
