import { formatMemory, formatRuntime } from "@verdict/contract/units";
import { type KeyboardEvent, useState } from "react";
import type { OpenTestEvent } from "../platform/open-answers.ts";
import type { Tone } from "../ui/badges.tsx";
import { verdictText, verdictTone } from "../ui/verdict-text.ts";

const FILL: Partial<Record<Tone, string>> = { success: "bg-success", error: "bg-error", warning: "bg-warning" };

interface TestStripProps {
  tests: readonly OpenTestEvent[];
  total: number;
  /** Nothing more will be judged: what is missing now stays so. */
  isOver?: boolean;
}

/**
 * One small square a test, filled in its verdict's colour as it finishes. The square that is pointed at or tapped says
 * below what it is; by keyboard the strip is one stop, and arrows go from square to square.
 */
export function TestStrip({ tests, total, isOver = false }: TestStripProps) {
  const [shown, setShown] = useState<number | null>(null);
  const finished = new Map(tests.map((test) => [test.number, test]));
  const numbers = Array.from({ length: total }, (_nothing, index) => index + 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = shown ?? 0;
    const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 1, End: total }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    setShown(Math.min(Math.max(target, 1), total));
  };
  return (
    <div className="min-w-0">
      <ol
        aria-label="Tests"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: who cannot point at a square goes to it by keyboard.
        tabIndex={0}
        className="flex w-fit max-w-full flex-wrap gap-1 rounded-xs"
        onKeyDown={onKeyDown}
        onFocus={(event) => event.currentTarget.matches(":focus-visible") && setShown((now) => now ?? 1)}
        onBlur={() => setShown(null)}
        onPointerLeave={() => setShown(null)}
      >
        {numbers.map((number) => (
          <li
            key={number}
            onPointerEnter={() => setShown(number)}
            onPointerDown={() => setShown(number)}
            className={`size-3.5 rounded-[4px] transition-colors ${fillOf(finished.get(number), isOver)} ${number === shown ? "ring-2 ring-base-content/70" : ""}`}
          >
            <span className="sr-only">{textOf(number, finished.get(number), isOver)}</span>
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="num mt-1.5 min-h-4 text-xs text-muted">
        {shown !== null && textOf(shown, finished.get(shown), isOver)}
      </p>
    </div>
  );
}

function fillOf(test: OpenTestEvent | undefined, isOver: boolean): string {
  if (test !== undefined) return FILL[verdictTone(test.verdict)] ?? "bg-faint";
  return isOver ? "border border-dashed border-line-strong" : "bg-hover";
}

/** A hidden test may come without figures. */
function textOf(number: number, test: OpenTestEvent | undefined, isOver: boolean): string {
  if (test === undefined) return `Test ${number}: ${isOver ? "not judged" : "not judged yet"}`;
  const { runtime, memory } = test;
  const figures = runtime === undefined || memory === undefined ? [] : [formatRuntime(runtime), formatMemory(memory)];
  return [`Test ${number}: ${verdictText(test.verdict)}`, ...figures].join(", ");
}
