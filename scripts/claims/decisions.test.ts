import { basename } from "node:path";
import { expect, test } from "vitest";
import { DOCUMENTS, PROJECT_FILES, read } from "./project-files.ts";

/** Lines of text on a page: what is longer tells of measurements, which have a place of their own. */
const MOST_LINES = 45;

const decisions = DOCUMENTS.filter((path) => path.startsWith("docs/decisions/")).map((path) => {
  const text = read(path);
  const status = /^Status: ([\s\S]*?)\n\n/m.exec(text)?.[1]?.replace(/\s+/g, " ") ?? "";
  return {
    path,
    text,
    number: basename(path).slice(0, 4),
    status,
    supersedes: numbersAfter(status, /\bSupersedes (\d{4}(?:, \d{4})*(?: and \d{4})?)/),
    supersededBy: numbersAfter(status, /\bsuperseded by (\d{4}(?: and \d{4})*)/),
  };
});

function numbersAfter(status: string, pattern: RegExp): string[] {
  return pattern.exec(status)?.[1]?.match(/\d{4}/g) ?? [];
}

test("decisions are numbered without a gap", () => {
  expect(decisions.map(({ number }) => Number(number))).toEqual(decisions.map((_, index) => index + 1));
});

test.each(decisions)("$path has the form of a decision", ({ text, number, status }) => {
  expect(text).toMatch(new RegExp(`^# ${number} [^\\n]+\\n\\nStatus: `));
  expect(status).toMatch(/^(accepted|superseded by \d{4}[^;]*), \d{4}-\d{2}-\d{2}\./);
  const headings = [...text.matchAll(/^## (.*)$/gm)].map((match) => match[1]);
  expect(headings).toEqual(["Context", "Decision", "Consequences"]);
});

test("who supersedes a decision is named by it, and the other way round", () => {
  const forwards = decisions.flatMap(({ number, supersedes }) => supersedes.map((older) => `${number} > ${older}`));
  const backwards = decisions.flatMap(({ number, supersededBy }) =>
    supersededBy.map((newer) => `${newer} > ${number}`),
  );
  expect(forwards.sort()).toEqual(backwards.sort());
});

test("every decision that a document or a comment names is there, and holds", () => {
  const files = PROJECT_FILES.filter(
    (path) =>
      /\.(md|tsx?|sql|cc|h|mjs|js|sh)$/.test(path) && !path.startsWith("problems/") && !path.includes("/testdata/"),
  );
  const holding = decisions.filter(({ supersededBy }) => supersededBy.length === 0).map(({ number }) => number);
  const wrong = files.flatMap((path) => {
    const named = [...read(path).matchAll(/\bdecisions?[\s/*-]+(\d{4})\b/gi)].map((match) => match[1] ?? "");
    return named.filter((number) => !holding.includes(number)).map((number) => `${path}: ${number}`);
  });
  expect(wrong).toEqual([]);
});

test.each(decisions)("$path fits on a page", ({ text }) => {
  expect(text.split("\n").filter((line) => line !== "").length).toBeLessThanOrEqual(MOST_LINES);
});
