import * as RadixTabs from "@radix-ui/react-tabs";
import { Check, CircleX, Plus, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { verdictText, verdictTone } from "../../../ui/verdict-text.ts";
import { canAddTest } from "../desk/own-tests.ts";
import { useDesk, useDeskState } from "../desk/use-desk.ts";
import { PASSED, type RunCase } from "./run-cases.ts";

/**
 * Examples and own tests in a row, each with how it ended; and the way to one more. `children`: what is done with one.
 */
export function CaseTabs({ cases, children }: { cases: readonly RunCase[]; children: ReactNode }) {
  const { ownTests } = useDesk();
  const canAdd = useDeskState(canAddTest);
  return (
    <div className="flex flex-wrap items-center gap-1">
      <RadixTabs.List aria-label="Cases" className="contents">
        {cases.map((each) => (
          <RadixTabs.Trigger
            key={each.key}
            value={each.key}
            className="inline-flex h-8 max-w-48 items-center gap-1.5 rounded-md px-2.5 text-[0.8125rem] text-muted hover:bg-hover hover:text-base-content data-[state=active]:bg-base-300 data-[state=active]:font-medium data-[state=active]:text-base-content"
          >
            <Ended testCase={each} />
            <span className="truncate">{each.title}</span>
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {canAdd && (
        <button
          type="button"
          onClick={() => ownTests.add()}
          className="inline-flex h-8 items-center gap-1 rounded-md px-2 text-[0.8125rem] text-muted hover:bg-hover hover:text-base-content"
        >
          <Plus className="size-3.5" aria-hidden="true" />
          Add a test
        </button>
      )}
      <span className="ml-auto">{children}</span>
    </div>
  );
}

const COLOR: Partial<Record<string, string>> = { error: "text-error", warning: "text-warning" };

function Ended({ testCase: { result } }: { testCase: RunCase }) {
  if (result === null) return null;
  const isPassed = result.status_id === PASSED;
  const tone = verdictTone(result.verdict);
  const Icon = isPassed ? Check : tone === "error" ? CircleX : TriangleAlert;
  const color = isPassed ? "text-success" : (COLOR[tone] ?? "text-muted");
  return (
    <>
      <Icon className={`size-3.5 shrink-0 ${color}`} aria-hidden="true" />
      <span className="sr-only">{isPassed ? "Passed" : verdictText(result.verdict)}: </span>
    </>
  );
}
