import { expect, test } from "vitest";
import { PROJECT_FILES, read } from "./project-files.ts";

const CHANGELOG = read("CHANGELOG.md");
const headings = [...CHANGELOG.matchAll(/^## (.+)$/gm)].map((match) => match[1] ?? "");
const { version } = JSON.parse(read("package.json")) as { version: string };

test("what is not released stands first, then each version once, the newest before the others", () => {
  const [first, ...released] = headings;
  expect(first).toBe("[Unreleased]");
  const numbers = released.map((heading) =>
    /^\[(\d+)\.(\d+)\.(\d+)\]( - \d{4}-\d\d-\d\d)?$/.exec(heading)?.slice(1, 4),
  );
  const weights = numbers.map((parts) => parts?.reduce((sum, part) => sum * 1000 + Number(part), 0));
  expect(weights).not.toContain(undefined);
  expect(weights).toEqual([...new Set(weights)].sort((one, other) => (other ?? 0) - (one ?? 0)));
});

test("the version of every package has a heading", () => {
  expect(headings.some((heading) => heading.startsWith(`[${version}]`))).toBe(true);
  const manifests = PROJECT_FILES.filter((path) => /^(packages\/\w+\/)?package\.json$/.test(path));
  expect(manifests.length).toBeGreaterThan(5);
  for (const path of manifests) expect(JSON.parse(read(path)).version, path).toBe(version);
});

test("every setting that it names is in the table of the README, or was removed", () => {
  const settings = (text: string) =>
    [...text.matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+|LANGUAGES)[=`]/g)].map(([, name]) => name);
  const removed = settings([...CHANGELOG.matchAll(/^### Removed\n([\s\S]*?)(?=^##)/gm)].map(([, part]) => part).join());
  const known = [...settings(read("README.md")), ...removed];
  expect(settings(CHANGELOG)).toContain("PUBLIC_PROBLEMS");
  expect(settings(CHANGELOG).filter((name) => !known.includes(name))).toEqual([]);
});
