import type { TestResult } from "@verdict/contract/judging";
import { pointsTree, type ScoredTest, testsLeftOut } from "@verdict/contract/points-of-tests";
import type { Scoring } from "@verdict/contract/scoring";
import type { Tried } from "./early-stop.ts";
import type { Judging } from "./judging.ts";

/** So many tests of a submission wait for slots at once: more would run for nothing when their group has ended. */
const AT_ONCE = 4;

/**
 * Tries the tests of a problem that gives points, in their order: in a group that ends early none behind the first
 * rejected one. Time limits end no more than that, since the groups behind may still be worth something.
 */
export async function withGroups<Stop>(
  { signal }: Pick<Judging, "signal">,
  input: {
    count: number;
    tryOne(index: number): Promise<{ kind: "result"; result: TestResult } | { kind: "stop"; stop: Stop }>;
    onResult(result: TestResult): void;
    scoring: Scoring;
    tests: readonly ScoredTest[];
  },
): Promise<Tried<TestResult, Stop>> {
  const tree = pointsTree(input.scoring, input.tests);
  const results = new Map<number, TestResult>();
  const leftOut = () => testsLeftOut(tree, new Map([...results].map(([number, { verdict }]) => [number, verdict])));
  let stopped: { stop: Stop } | null = null;
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < input.count && stopped === null) {
      const index = next++;
      const number = input.tests[index]?.number;
      if (number === undefined) throw new Error(`there is no test ${index}`);
      if (leftOut().has(number)) continue;
      const tried = await input.tryOne(index);
      if (tried.kind === "stop") stopped ??= { stop: tried.stop };
      else {
        results.set(number, tried.result);
        if (!signal.aborted && !leftOut().has(number)) input.onResult(tried.result);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const out = leftOut();
  const known = [...results.values()].filter(({ number }) => !out.has(number)).sort((a, b) => a.number - b.number);
  const end = stopped as { stop: Stop } | null;
  return end === null ? { kind: "ended", results: known } : { kind: "stopped", stop: end.stop, known };
}
