import type { ProblemContent } from "./problem-content.ts";
import { contentHash } from "./test-data.ts";

/** Equal for two contents exactly when they give the same verdict to every submission: tests, limits and checker. */
export function judgingHash(content: Pick<ProblemContent, "tests" | "limits" | "checker">): string {
  const { timeMs, memoryBytes, outputBytes } = content.limits;
  const tests = content.tests.map((test) => [
    test.isVisible,
    test.input.sha256,
    test.answer.sha256,
    test.checker === null ? null : sortKeys(test.checker),
  ]);
  const text = JSON.stringify([timeMs, memoryBytes, outputBytes, sortKeys(content.checker), tests]);
  return contentHash(Buffer.from(text));
}

/** The same object has the same text, in whatever order a database gives its fields back. */
function sortKeys(value: object): unknown {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
