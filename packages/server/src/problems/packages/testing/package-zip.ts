import { buffer } from "node:stream/consumers";
import type { ExportedProblem } from "@verdict/catalogue/exported-problem";
import type { CatalogueSolution } from "@verdict/catalogue/problem";
import { zipPackage } from "@verdict/catalogue/write-zip";
import { DEFAULT_LIMITS, TOKEN_CHECKER } from "@verdict/contract/judging";
import type { TestUser } from "../../../accounts/testing/test-user.ts";

export const solution = (
  name: string,
  source: string,
  expected: CatalogueSolution["expected"],
  language = "cpp",
): CatalogueSolution => ({ name, language, source, expected });

/** A sound package of one sample and one secret test, but for the changes. */
export async function packageOf(changes: Partial<ExportedProblem> = {}): Promise<Buffer<ArrayBuffer>> {
  const datum = (content: string) => ({ content });
  const problem: ExportedProblem = {
    slug: "from-elsewhere",
    title: "From Elsewhere",
    order: null,
    statement: "Add *them*.",
    difficulty: "hard",
    tag: "dp",
    startCode: { cpp: "a", java: "b", javascript: "c" },
    hints: ["Think"],
    limits: { ...DEFAULT_LIMITS, timeMs: 3000 },
    isTimeLimitGiven: true,
    checker: TOKEN_CHECKER,
    tests: [
      {
        name: "sample/1",
        isSample: true,
        explanation: null,
        checker: null,
        input: datum("1 2\n"),
        answer: datum("3\n"),
      },
      {
        name: "secret/1",
        isSample: false,
        explanation: null,
        checker: null,
        input: datum("2 2\n"),
        answer: datum("4\n"),
      },
    ],
    solutions: [solution("accepted/a.cpp", "AC", ["AC"])],
    attribution: { uuid: null, license: "cc by-sa", credits: "Ada", source: null, rightsOwner: null },
    ...changes,
  };
  return Buffer.from(await buffer(zipPackage(problem)));
}

/** Sends a package to the admin's import, with a query like `?again=ask`. */
export async function importZip(
  { address }: { address: string },
  { user, body, query = "" }: { user: TestUser; body: Buffer<ArrayBuffer>; query?: string },
) {
  const headers = { cookie: user.cookie, "content-type": "application/zip" };
  const reply = await fetch(`${address}/problem/import${query}`, { method: "POST", headers, body });
  // biome-ignore lint/suspicious/noExplicitAny: the tests look at any part of the reply.
  return { status: reply.status, body: (await reply.json()) as any };
}
