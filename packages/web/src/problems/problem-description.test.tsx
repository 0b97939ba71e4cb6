import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { OpenProblem } from "../platform/open-answers.ts";
import { ProblemDescription } from "./problem-description.tsx";
import { ProblemNotes } from "./problem-notes.tsx";

const PROBLEM: OpenProblem = {
  ...{
    _id: "sum",
    title: "Sum",
    description: "Add.",
    descriptionHtml: "<p>Add.</p>",
    difficulty: "easy",
    tags: "array",
  },
  ...{ timeLimitSeconds: 2, memoryLimitMegabytes: 256, isSolved: false, startCode: [], visibleTestCases: [] },
  timeFactors: { python3: 8, lua: "unsolved" },
};

function textOf(part: ReactElement): string {
  const page = <QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>;
  return renderToStaticMarkup(page).replace(/<[^>]*>/g, "");
}
const textIn = (language: string) => textOf(<ProblemDescription problem={PROBLEM} language={language} links={null} />);
const notesIn = (language: string) => textOf(<ProblemNotes problem={PROBLEM} language={language} />);

test("the time limit is that of the chosen language on this problem, and the page says where nobody is known to keep it", () => {
  expect(textIn("python3")).toContain("16 s for Python 3: 8 times the problem");
  expect(textIn("ruby")).toContain("10 s for Ruby: 5 times the problem");
  expect(textIn("cpp")).toContain("2 s for C++Memory");
  expect(notesIn("python3")).toBe("");
  expect(notesIn("lua")).toBe("No solution in Lua is known to pass within the time limit.");
});
