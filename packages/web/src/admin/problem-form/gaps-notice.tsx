import type { ProblemGaps } from "@verdict/contract/admin-problems";
import { Info } from "lucide-react";

/** What an imported problem lacks; nothing where it lacks nothing. */
export function GapsNotice({ gaps }: { gaps: ProblemGaps }) {
  const missing = [
    ...(gaps.languages.length === 0 ? [] : [`a reference solution in ${gaps.languages.join(" and ")}`]),
    ...(gaps.lacksExplanations ? ["explanations of its visible test cases"] : []),
  ];
  if (missing.length === 0) return null;
  return (
    <div className="flex gap-3 rounded-box border border-line-strong px-4 py-3 text-[0.8125rem] leading-5 text-muted">
      <Info className="mt-0.5 size-4 shrink-0 text-info" aria-hidden="true" />
      <p className="min-w-0">
        This problem has come without {missing.join(", and without ")}. It can be saved so: these fields may stay empty.
      </p>
    </div>
  );
}
