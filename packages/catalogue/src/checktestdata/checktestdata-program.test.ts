import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { singleFile } from "../generators/single-file.ts";
import { checktestdataProgram } from "./checktestdata-program.ts";
import { ScriptError } from "./script-error.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "checktestdata-"));
});
afterAll(() => rm(folder, { recursive: true }));

const SCRIPT = 'FLOAT(0, 1e3, x) NEWLINE REGEX("[[:alpha:]]+") NEWLINE ASSERT(x != 7)\n';

test("a script becomes a program that ends as input validators do", async () => {
  const { source, otherFiles, language } = await checktestdataProgram("input_validators/a.ctd", SCRIPT);
  expect(language).toBe("javascript");
  for (const { name, content } of [{ name: "main.js", content: source }, ...otherFiles]) {
    await writeFile(path.join(folder, name), content);
  }
  const run = (input: string) => spawnSync(process.execPath, ["main.js"], { cwd: folder, input, encoding: "utf8" });
  expect(run("1.5\nabc\n")).toMatchObject({ status: 42, stderr: "" });
  expect(run("1.5\n???\n").stderr).toBe('line 2, column 1: expected what matches "[[:alpha:]]+", found "???"\n');
  expect(run("7\nabc\n")).toMatchObject({ status: 43, stderr: "line 3, column 1: x != 7 does not hold\n" });
});

test("it is one file as well, for judges that take no more", async () => {
  const program = await checktestdataProgram("input_validators/a.ctd", "ASSERT(n == 1)");
  await writeFile(path.join(folder, "single.js"), singleFile(program));
  const { status, stderr } = spawnSync(process.execPath, ["single.js"], { cwd: folder, input: "", encoding: "utf8" });
  expect([status, stderr]).toEqual([1, "line 1, column 8 of the validator: n has no value here\n"]);
});

test("what is no script is no program", async () => {
  await expect(checktestdataProgram("a.ctd", "INT(")).rejects.toThrow(ScriptError);
});
