import type { CatalogueProblem } from "@verdict/catalogue/problem";
import type { PackageFinding } from "@verdict/contract/problem-packages";
import type { ProblemContent } from "../problem-content.ts";
import type { KeptProblem } from "./same-problem.ts";

type Completed = Pick<ProblemContent, "description" | "difficulty" | "tag" | "startCode">;

const NO_STATEMENT = "*The package of this problem holds no statement.*";
const NO_TESTS: PackageFinding = {
  severity: "warning",
  file: "data/secret",
  message: "holds no test: hidden tests are needed before it is published",
};
const START_CODE = {
  cpp: "#include <bits/stdc++.h>\nusing namespace std;\n\nint main() {\n    // Read the input from cin, print the answer to cout.\n}\n",
  java: "import java.util.*;\n\npublic class Main {\n    public static void main(String[] args) {\n        Scanner in = new Scanner(System.in);\n        // Print the answer with System.out.println.\n    }\n}\n",
  javascript:
    'const lines = require("fs").readFileSync(0, "utf8").split("\\n");\n// Print the answer with console.log.\n',
};

/**
 * What a problem of ours needs and packages from elsewhere do not have, filled in with something harmless, and a
 * finding for each gap. What is brought up to date fills gaps with what it has.
 */
export function completeProblem(
  problem: CatalogueProblem,
  kept: KeptProblem | null,
): { completed: Completed; gaps: PackageFinding[] } {
  const gaps: PackageFinding[] = [];
  const orElse = <T>(value: T | null | undefined, instead: T, file: string, message: string): T => {
    if (value === null || value === undefined) gaps.push({ severity: "warning", file, message });
    return value ?? instead;
  };
  const before = kept?.row;
  const yaml = "problem.yaml";
  const completed: Completed = {
    description: orElse(
      problem.statement ?? before?.description,
      NO_STATEMENT,
      "statement",
      "holds no statement that we can show",
    ),
    difficulty: orElse(
      problem.difficulty ?? before?.difficulty,
      "medium",
      yaml,
      "names no difficulty: medium was put in",
    ),
    tag: orElse(problem.tag ?? before?.tag, "array", yaml, "names no tag: array was put in"),
    startCode: orElse(
      problem.startCode ?? before?.start_code,
      START_CODE,
      yaml,
      "holds no starter code: a bare frame was put in",
    ),
  };
  const hasSecret = problem.generated !== null || problem.tests.some((test) => !test.isSample);
  if (!hasSecret) gaps.push(NO_TESTS);
  return { completed, gaps };
}
