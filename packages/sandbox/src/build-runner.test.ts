import { execFile } from "node:child_process";
import { access, constants, readdir } from "node:fs/promises";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { buildRunner } from "./build-runner.ts";

test("two builds at once give the same program, which may be executed", async () => {
  const [first, second] = await Promise.all([buildRunner(), buildRunner()]);
  expect(second).toBe(first);
  await access(first, constants.X_OK);
});

test("nothing but the program stays in its folder, and no unfinished folder beside it", async () => {
  const folder = dirname(await buildRunner());
  expect(await readdir(folder)).toEqual(["runner"]);
});

test("a runner that is not configured says so and ends", async () => {
  const { stdout, stderr } = await new Promise<{ stdout: string; stderr: string }>((resolve) => {
    void buildRunner().then((path) => {
      const child = execFile(path, [], (_error, out, err) => resolve({ stdout: out, stderr: err }));
      child.stdin?.end();
    });
  });
  expect(stdout).toContain("configure: no configuration came");
  expect(stderr).toBe("");
});
