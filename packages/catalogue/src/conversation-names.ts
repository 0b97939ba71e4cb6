import type { ExportedProblem } from "./exported-problem.ts";
import { exportedTestNames, isFitForSample } from "./exported-test-names.ts";
import type { SampleConversation } from "./problem.ts";

/**
 * The conversations under the names of a package's files: a test's goes by the name that the test gets, and one of its
 * own keeps its name where that is fit for a file and free.
 */
export function exportedConversations(
  problem: Pick<ExportedProblem, "tests" | "conversations">,
  groups: "keep" | "drop",
): SampleConversation[] {
  const { tests, conversations = [] } = problem;
  const names = exportedTestNames(tests, groups);
  const ofTests = new Map(tests.flatMap(({ name, isSample }, index) => (isSample ? [[name, names[index]]] : [])));
  const taken = new Set(names);
  return conversations.map(({ name, text }) => {
    const ofTest = ofTests.get(name);
    if (ofTest !== undefined) return { name: ofTest, text };
    const own = freeName(name, taken);
    taken.add(own);
    return { name: own, text };
  });
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  if (isFitForSample(name) && !taken.has(name)) return name;
  for (let number = 1; ; number += 1) {
    const free = `sample/conversation-${String(number).padStart(3, "0")}`;
    if (!taken.has(free)) return free;
  }
}
