import { Maximize2, Minimize2 } from "lucide-react";
import { IconButton } from "../../ui/icon-button.tsx";
import type { Panes, PhoneTab } from "./use-panes.ts";

/** Lets a pane fill the page, and back. A phone's panes do so anyway. */
export function MaximiseButton({ pane, panes }: { pane: PhoneTab; panes: Panes }) {
  const isMaximised = panes.maximised === pane;
  const Icon = isMaximised ? Minimize2 : Maximize2;
  return (
    <IconButton
      label={isMaximised ? `Restore ${pane} pane` : `Maximise ${pane} pane`}
      icon={<Icon className="size-3.5" aria-hidden="true" />}
      className="shrink-0 max-lg:hidden"
      onClick={() => panes.toggleMaximised(pane)}
    />
  );
}
