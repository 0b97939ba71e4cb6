import { randomUUID } from "node:crypto";
import type { CompanionTask } from "@verdict/contract/companion";
import type { Problem } from "@verdict/contract/problems";

const MS_PER_SECOND = 1000;

/** `publicUrl` is the site's origin. Each answer is a batch of one, with an id of its own, as the format wants it. */
export function presentCompanionTask(
  problem: Pick<
    Problem,
    "_id" | "title" | "tags" | "timeLimitSeconds" | "memoryLimitMegabytes" | "visibleTestCases" | "interaction"
  >,
  publicUrl: string,
): CompanionTask {
  const { host } = new URL(publicUrl);
  return {
    name: problem.title,
    group: `Verdict (${host}) - ${problem.tags}`,
    url: new URL(`/problem/${encodeURIComponent(problem._id)}`, publicUrl).href,
    interactive: problem.interaction?.kind === "interactor",
    memoryLimit: problem.memoryLimitMegabytes,
    timeLimit: Math.round(problem.timeLimitSeconds * MS_PER_SECOND),
    // A tool would run a program on them and compare what it prints.
    tests:
      problem.interaction === undefined ? problem.visibleTestCases.map(({ input, output }) => ({ input, output })) : [],
    testType: "single",
    input: { type: "stdin" },
    output: { type: "stdout" },
    languages: { java: { mainClass: "Main", taskClass: classNameOf(problem.title) } },
    batch: { id: randomUUID(), size: 1 },
  };
}

/** `Two Belts, One Sum` is `TwoBeltsOneSum`. */
function classNameOf(title: string): string {
  const words = title.normalize("NFKD").match(/[A-Za-z0-9]+/g) ?? [];
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  return /^[A-Za-z]/.test(name) ? name : `Task${name}`;
}
