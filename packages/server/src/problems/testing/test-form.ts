import type { ProblemSave } from "@verdict/contract/problem-save";

/** A whole form whose references are accepted by the fake judge. */
export function testForm(changes: Partial<ProblemSave> = {}): ProblemSave {
  return {
    title: "Sum of Two",
    description: "Print $a + b$.",
    difficulty: "medium",
    tags: "graph",
    visibleTestCases: [{ input: "1 2", output: "3", explanation: "1 + 2" }],
    hiddenTestCases: [
      { input: "5 6", output: "11" },
      { input: "7 8", output: "15" },
    ],
    startCode: [
      { language: "C++", initialCode: "// C++" },
      { language: "Java", initialCode: "// Java" },
      { language: "JavaScript", initialCode: "// JavaScript" },
    ],
    referenceSolution: referencesOf({}),
    ...changes,
  };
}

/** References by language; those that are not given are accepted. */
export function referencesOf(code: { cpp?: string; java?: string; javascript?: string }) {
  return [
    { language: "C++" as const, completeCode: code.cpp ?? "AC" },
    { language: "Java" as const, completeCode: code.java ?? "AC" },
    { language: "JavaScript" as const, completeCode: code.javascript ?? "AC" },
  ];
}
