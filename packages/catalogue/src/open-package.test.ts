import {
  cpSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { afterAll, expect, test } from "vitest";
import { ZipFile } from "yazl";
import { exportedProblem } from "./exported-problem.ts";
import { withPackages } from "./find-packages.ts";
import { withPackage } from "./open-package.ts";
import { readPackage } from "./read-package.ts";
import { writeZip } from "./write-zip.ts";

const temporary = mkdtempSync(path.join(os.tmpdir(), "verdict-open-"));
afterAll(() => rmSync(temporary, { recursive: true }));
const LEGACY = path.join(import.meta.dirname, "testdata/legacy-sum");

test("a folder and its zip are opened alike", async () => {
  const problem = await readPackage(LEGACY);
  const zip = path.join(temporary, "any-name.zip");
  await writeZip(exportedProblem(problem), zip);
  for (const file of [LEGACY, zip]) {
    const opened = await withPackage(file, (folder) => readPackage(folder));
    expect([opened.slug, opened.title, opened.tests.length]).toEqual([
      "legacy-sum",
      problem.title,
      problem.tests.length,
    ]);
  }
});

test("a path without anything, and a file that is no zip, are refused in one line", async () => {
  const missing = path.join(temporary, "missing.zip");
  await expect(withPackage(missing, (folder) => readPackage(folder))).rejects.toThrow("missing.zip: is not there");
  await expect(withPackage(path.join(LEGACY, "problem.yaml"), (folder) => readPackage(folder))).rejects.toThrow(
    /^zip: cannot be read/,
  );
});

test("a contest gives its packages in the order of their names, folders and zips, and follows no link", async () => {
  const contest = path.join(temporary, "contest");
  mkdirSync(path.join(contest, "problems"), { recursive: true });
  writeFileSync(path.join(contest, "contest.yaml"), "name: Finals\n");
  await writeZip(exportedProblem(await readPackage(LEGACY)), path.join(contest, "b.zip"));
  writeFileSync(path.join(contest, "slides.zip"), "no zip");
  for (const name of ["problems/c", "a"]) cpSync(LEGACY, path.join(contest, name), { recursive: true });
  symlinkSync(LEGACY, path.join(contest, "linked"));
  const shown = await withPackages(contest, async (packages) => packages.map(({ shownPath }) => shownPath));
  expect(shown).toEqual(["a", "b.zip", "problems/c"].map((name) => path.join(contest, name)));
});

test("a contest's zip gives the packages in it, which are shown below the zip and gone afterwards", async () => {
  const zip = path.join(temporary, "finals.zip");
  const archive = new ZipFile();
  for (const name of ["finals/a", "finals/b"]) {
    archive.addBuffer(Buffer.from(`name: ${name}\n`), `${name}/problem.yaml`);
    archive.addBuffer(Buffer.from("1\n"), `${name}/data/secret/1.in`);
    archive.addBuffer(Buffer.from("1\n"), `${name}/data/secret/1.ans`);
  }
  archive.end();
  await pipeline(archive.outputStream, createWriteStream(zip));
  const read = await withPackages(zip, (packages) =>
    Promise.all(
      packages.map(async ({ shownPath, path: at }) => ({
        at,
        shownPath,
        ...(await withPackage(at, (folder) => readPackage(folder))),
      })),
    ),
  );
  expect(read.map(({ shownPath, slug, title }) => [path.relative(zip, shownPath), slug, title])).toEqual([
    ["finals/a", "a", "finals/a"],
    ["finals/b", "b", "finals/b"],
  ]);
  expect(read.filter(({ at }) => existsSync(at))).toEqual([]);
});

test("one package, and what is none, is given as it was named", async () => {
  const zip = path.join(temporary, "one.zip");
  await writeZip(exportedProblem(await readPackage(LEGACY)), zip);
  for (const file of [LEGACY, zip, path.join(temporary, "nowhere")]) {
    expect(await withPackages(file, async (packages) => packages)).toEqual([{ shownPath: file, path: file }]);
  }
});

test("packages of a contest's folder may share files by links, and none leads out of the contest", async () => {
  const contest = path.join(temporary, "sharing");
  for (const name of ["a", "b"]) cpSync(LEGACY, path.join(contest, name), { recursive: true });
  mkdirSync(path.join(contest, "shared/lib"), { recursive: true });
  writeFileSync(path.join(contest, "shared/lib/validate.h"), "// shared");
  writeFileSync(path.join(contest, "shared/3.in"), "5 5\n");
  writeFileSync(path.join(temporary, "secret.ans"), "10\n");
  symlinkSync("../../../shared/3.in", path.join(contest, "a/data/secret/3.in"));
  writeFileSync(path.join(contest, "a/data/secret/3.ans"), "10\n");
  symlinkSync("../shared/lib", path.join(contest, "a/attachments"));
  symlinkSync("../../../shared/3.in", path.join(contest, "b/data/secret/3.in"));
  symlinkSync("../../../../secret.ans", path.join(contest, "b/data/secret/3.ans"));
  const read = (name: string, within?: string) =>
    withPackage(path.join(contest, name), async (folder) => (await readPackage(folder)).tests.length, {
      contest: within,
    });
  const found = await withPackages(contest, async (packages) => packages);
  expect(found.map((each) => each.contest)).toEqual([contest, contest]);
  const { length } = (await readPackage(LEGACY)).tests;
  expect(await read("a", contest)).toBe(length + 1);
  await expect(read("a")).rejects.toThrow("data/secret/3.in: is a link that leaves the package");
  await expect(read("b", contest)).rejects.toThrow("data/secret/3.ans: is a link that leaves the package");
});

test("links that lead round in a contest's folder end somewhere", async () => {
  const contest = path.join(temporary, "round");
  cpSync(LEGACY, path.join(contest, "a"), { recursive: true });
  symlinkSync("..", path.join(contest, "a/attachments"));
  const opened = withPackage(path.join(contest, "a"), (folder) => readPackage(folder), { contest });
  await expect(opened).rejects.toThrow(/more than 12 folders deep|grows too large/);
});
