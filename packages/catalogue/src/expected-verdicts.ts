import type { Verdict } from "@verdict/contract/verdict";

const NOT_ACCEPTED: readonly Verdict[] = ["WA", "TLE", "MLE", "RTE", "OLE"];

/**
 * The verdicts that a submissions folder allows. The format knows neither memory nor output limit: a program that
 * runs out of memory has crashed there, one that prints without end is wrong or too slow.
 */
const OF_FOLDER: Readonly<Record<string, readonly Verdict[]>> = {
  accepted: ["AC"],
  wrong_answer: ["WA", "OLE"],
  presentation_error: ["WA"],
  no_output: ["WA"],
  time_limit_exceeded: ["TLE", "OLE"],
  timelimit: ["TLE", "OLE"],
  too_slow: ["TLE", "OLE"],
  run_time_error: ["RTE", "MLE"],
  runtime_error: ["RTE", "MLE"],
  run_time_exception: ["RTE", "MLE"],
  runtime_exception: ["RTE", "MLE"],
  run_error: ["RTE", "MLE"],
  memory_limit_exceeded: ["MLE", "RTE"],
  memory_limit: ["MLE", "RTE"],
  output_limit_exceeded: ["OLE", "WA"],
  output_limit: ["OLE", "WA"],
  compile_error: ["CE"],
  compiler_error: ["CE"],
  compilation_error: ["CE"],
  brute_force: ["TLE", "RTE", "MLE"],
  slow_accepted: ["AC", "TLE"],
  slow: ["AC", "TLE"],
  slower: ["AC", "TLE"],
  partially_accepted: NOT_ACCEPTED,
  rejected: NOT_ACCEPTED,
};

/** DOMjudge's names of results, old and new. */
const OF_ANNOTATION: Readonly<Record<string, readonly Verdict[]>> = {
  CORRECT: ["AC"],
  ACCEPTED: ["AC"],
  "WRONG-ANSWER": ["WA"],
  "NO-OUTPUT": ["WA"],
  "PRESENTATION-ERROR": ["WA"],
  TIMELIMIT: ["TLE"],
  "TIME-LIMIT-EXCEEDED": ["TLE"],
  "RUN-ERROR": ["RTE", "MLE"],
  "RUN-TIME-ERROR": ["RTE", "MLE"],
  "MEMORY-LIMIT": ["MLE", "RTE"],
  "OUTPUT-LIMIT": ["OLE", "WA"],
  "COMPILER-ERROR": ["CE"],
};

/**
 * Null when nothing says what to expect. The folder's name counts first; `@EXPECTED_RESULTS@: A, B` in the source is
 * DOMjudge's extension and counts in folders without a meaning of their own (and narrows `rejected`).
 */
export function expectedVerdicts(folder: string, source: string): readonly Verdict[] | null {
  const name = folder.toLowerCase().replace(/[-. ]/g, "_");
  const ofFolder = Object.hasOwn(OF_FOLDER, name) ? OF_FOLDER[name] : undefined;
  if (ofFolder !== undefined && name !== "rejected") return ofFolder;
  return ofAnnotation(source) ?? ofFolder ?? null;
}

function ofAnnotation(source: string): readonly Verdict[] | null {
  const names = /@EXPECTED_RESULTS@:([^\r\n]*)/.exec(source)?.[1]?.split(",") ?? [];
  const verdicts = new Set<Verdict>();
  for (const name of names) {
    const key = name
      .replace(/\*\/.*$/, "")
      .trim()
      .toUpperCase()
      .replaceAll("_", "-");
    for (const verdict of OF_ANNOTATION[key] ?? []) verdicts.add(verdict);
  }
  return verdicts.size === 0 ? null : [...verdicts];
}
