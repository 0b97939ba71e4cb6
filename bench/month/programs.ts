import { readFileSync } from "node:fs";
import path from "node:path";
import type { CoreLanguageId } from "@verdict/contract/language";

/** Whose tests are few and small: the month is about the installation, and not about programs. */
export const PROBLEMS = ["house-numbers-without-13", "opposites-cancel", "jump-cards", "the-quietest-hour"] as const;

const SOLUTIONS: Readonly<Record<CoreLanguageId, string>> = {
  javascript: "solution.js",
  cpp: "solution.cpp",
  java: "Main.java",
};
const WRONG: Readonly<Record<CoreLanguageId, string>> = {
  javascript: "console.log(-12345);",
  cpp: '#include <cstdio>\nint main() { puts("-12345"); }',
  java: "public class Main { public static void main(String[] args) { System.out.println(-12345); } }",
};
const BROKEN: Readonly<Record<CoreLanguageId, string>> = {
  javascript: "function ( {",
  cpp: "int main( {",
  java: "public class Main {",
};

export interface Program {
  language: CoreLanguageId;
  code: string;
  /** What it has to get. */
  verdict: "AC" | "WA" | "CE";
}

/** `mark` makes it one that the judge has never compiled. */
export function programFor(problem: string, kind: Omit<Program, "code">, mark: string): Program {
  const { language, verdict } = kind;
  const texts = { AC: () => solutionOf(problem, language), WA: () => WRONG[language], CE: () => BROKEN[language] };
  return { ...kind, code: `${texts[verdict]()}\n// ${mark}\n` };
}

function solutionOf(problem: string, language: CoreLanguageId): string {
  const folder = path.join(import.meta.dirname, "../../problems", problem, "submissions/accepted");
  return readFileSync(path.join(folder, SOLUTIONS[language]), "utf8");
}
