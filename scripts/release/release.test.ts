import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readReleaseState, releaseTags } from "./read-release-state.ts";
import { releaseFaults } from "./release-faults.ts";

const root = join(import.meta.dirname, "../..");
/** A repository of our shape. */
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "verdict-release-"));
  git("init", "--quiet");
  mkdirSync(join(folder, "packages/one"), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

function git(...args: string[]): void {
  const as = ["-c", "user.name=Somebody", "-c", "user.email=somebody@example.org"];
  execFileSync("git", ["-C", folder, ...as, ...args], { stdio: "ignore" });
}

const RELEASED = "# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-12-01\n\n### Added\n\n- A thing.\n";

function write(state: { root?: string; one?: string; locked?: string; changelog?: string }): void {
  const { root: rootVersion = "0.2.0", one = "0.2.0", locked = "0.2.0", changelog = RELEASED } = state;
  const put = (path: string, content: object) => writeFileSync(join(folder, path), JSON.stringify(content));
  put("package.json", { version: rootVersion });
  put("packages/one/package.json", { version: one });
  const others = { "node_modules/far": { version: "9.9.9" } };
  put("package-lock.json", {
    packages: { "": { version: rootVersion }, "packages/one": { version: locked }, ...others },
  });
  writeFileSync(join(folder, "CHANGELOG.md"), changelog);
  git("add", "--all");
}

const faults = (tag = "v0.2.0", commit: string | null = null) => releaseFaults(tag, readReleaseState(folder, commit));

test("a checkout whose manifests, lock and changelog say the version of the tag may be tagged", () => {
  write({});
  expect(faults()).toEqual([]);
});

test.each([
  ["a root of another version", { root: "0.1.0" }, ["package.json says 0.1.0", "package-lock.json of the root says"]],
  ["a package that was forgotten", { one: "0.1.0" }, ["packages/one/package.json says 0.1.0 and not 0.2.0"]],
  ["a lock that was forgotten", { locked: "0.1.0" }, ["package-lock.json of packages/one says 0.1.0 and not 0.2.0"]],
  ["no heading", { changelog: "## [Unreleased]\n\n## [0.1.0]\n\nOld.\n" }, ['but "## [0.1.0]"']],
  ["a heading without its day", { changelog: RELEASED.replace(" - 2026-12-01", "") }, ['but "## [0.2.0]"']],
  ["a day that is none", { changelog: RELEASED.replace("12-01", "13-41") }, ["that is none: 2026-13-41"]],
  ["nothing to read", { changelog: "## [Unreleased]\n\n## [0.2.0] - 2026-12-01\n" }, ["says nothing about 0.2.0"]],
  [
    "lines that were left above",
    { changelog: RELEASED.replace("[Unreleased]\n", "[Unreleased]\n\n- Left.\n") },
    ["still has lines in [Unreleased]"],
  ],
])("%s is told", (_what, state, sentences) => {
  write(state);
  const told = faults();
  expect(told).toHaveLength(sentences.length);
  for (const [at, sentence] of sentences.entries()) expect(told[at]).toContain(sentence);
});

test.each(["0.2.0", "v0.2", "v0.2.0-rc1"])("%s is no tag of a release", (tag) => {
  write({});
  expect(faults(tag)).toEqual([expect.stringContaining("is no tag of a release")]);
});

test("of a tag that is there its own commit is looked at, whatever came later", () => {
  write({});
  git("commit", "--quiet", "--message", "release: 0.2.0");
  git("tag", "v0.2.0");
  write({ root: "0.3.0", one: "0.3.0", locked: "0.3.0", changelog: RELEASED.replaceAll("0.2.0", "0.3.0") });
  expect(releaseTags(folder)).toEqual(["v0.2.0"]);
  expect(faults("v0.2.0", "v0.2.0")).toEqual([]);
  expect(faults("v0.2.0")).toHaveLength(5);
});

test("whatever is tagged here as a release is one, and what is not says one version in all places", () => {
  for (const tag of releaseTags(root)) expect(releaseFaults(tag, readReleaseState(root, tag)), tag).toEqual([]);
  const { versions, locked } = readReleaseState(root, null);
  expect(new Set([...Object.values(versions), ...Object.values(locked)]).size).toBe(1);
});
