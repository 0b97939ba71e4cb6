import type { ProblemEdit } from "@verdict/contract/admin-problems";
import { momentText } from "../ui/date-text.ts";
import { TitledPanel } from "../ui/panel.tsx";
import { ScrollingText } from "../ui/scrolling-text.tsx";

/**
 * What a judge has said of the problem's own checker. Users read only that it is broken, and that it is not their
 * fault.
 */
export function FaultPanel({ fault }: { fault: ProblemEdit["fault"] }) {
  if (fault === null) return null;
  return (
    <TitledPanel title="This problem's checker is broken">
      <p className="text-muted" role="status">
        No program can be judged until it is mended. A judge said this on {momentText(fault.seenAt)}:
      </p>
      <ScrollingText text={fault.reason} tone="text-warning mt-3" />
    </TitledPanel>
  );
}
