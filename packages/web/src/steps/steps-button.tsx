import { createContext, useContext } from "react";
import type { StepsAsk } from "./steps-ask.ts";

/** Opens the step view; null on pages that have no code of their own. */
export const StepsOpener = createContext<((ask: StepsAsk) => void) | null>(null);

/** Of an input that stands on the page in full. */
export function askOfInput(title: string, test: { stdin: string; expected_output: string | null }): StepsAsk {
  return { input: { kind: "own", text: test.stdin }, title, text: test.stdin, expected: test.expected_output };
}

export function StepsButton(ask: StepsAsk) {
  const open = useContext(StepsOpener);
  return (
    open && (
      <button
        type="button"
        aria-label={`Steps: ${ask.title}`}
        onClick={() => open(ask)}
        className="btn-quiet h-7 px-2.5 text-xs"
      >
        Steps
      </button>
    )
  );
}
