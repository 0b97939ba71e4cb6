import type { TestEvent } from "@verdict/contract/submissions";
import { formatMemory, formatRuntime } from "@verdict/contract/units";
import type { Tone } from "../ui/badges.tsx";
import { verdictText, verdictTone } from "./verdict-text.ts";

const FILL: Partial<Record<Tone, string>> = { success: "bg-success", error: "bg-error", warning: "bg-warning" };

/** One small square a test, filled in its verdict's colour as it finishes. */
export function TestStrip({ tests, total }: { tests: readonly TestEvent[]; total: number }) {
  const finished = new Map(tests.map((test) => [test.number, test]));
  return (
    <ol className="flex flex-wrap gap-1" aria-label="Tests">
      {Array.from({ length: total }, (_nothing, index) => index + 1).map((number) => (
        <TestSquare key={number} number={number} test={finished.get(number)} />
      ))}
    </ol>
  );
}

function TestSquare({ number, test }: { number: number; test: TestEvent | undefined }) {
  const text =
    test === undefined
      ? `Test ${number}: not judged yet`
      : `Test ${number}: ${verdictText(test.verdict)}, ${formatRuntime(test.runtime)}, ${formatMemory(test.memory)}`;
  const fill = test === undefined ? "bg-hover" : (FILL[verdictTone(test.verdict)] ?? "bg-faint");
  return (
    <li title={text} className={`size-3.5 rounded-[4px] transition-colors ${fill}`}>
      <span className="sr-only">{text}</span>
    </li>
  );
}
