import { Maximize2, Minimize2, PanelBottomClose, PanelBottomOpen, PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { IconButton } from "../../ui/icon-button.tsx";
import type { Panes, PhoneTab } from "./use-panes.ts";

const COLLAPSE_ICON = {
  problem: { close: PanelLeftClose, open: PanelLeftOpen, keys: "Alt+Shift+1" },
  results: { close: PanelBottomClose, open: PanelBottomOpen, keys: "Alt+Shift+3" },
} as const;

/** Lets a pane make room for the others. */
export function CollapseButton({ pane, panes }: { pane: "problem" | "results"; panes: Panes }) {
  const { close: Icon, keys } = COLLAPSE_ICON[pane];
  return (
    <IconButton
      label={`Collapse ${pane} pane (${keys})`}
      icon={<Icon className="size-3.5" aria-hidden="true" />}
      className="size-9 shrink-0 max-lg:hidden"
      onClick={() => panes.toggleCollapsed(pane)}
    />
  );
}

/** The ways back for panes that have made room; nothing where none has. */
export function CollapsedPanes({ panes }: { panes: Panes }) {
  return (["problem", "results"] as const)
    .filter((pane) => panes.collapsed.has(pane))
    .map((pane) => {
      const { open: Icon, keys } = COLLAPSE_ICON[pane];
      return (
        <IconButton
          key={pane}
          label={`Show ${pane} pane (${keys})`}
          icon={<Icon className="size-4" aria-hidden="true" />}
          className="size-9 shrink-0 max-lg:hidden"
          onClick={() => panes.toggleCollapsed(pane)}
        />
      );
    });
}

/** Lets a pane fill the page, and back. A phone's panes do so anyway. */
export function MaximiseButton({ pane, panes }: { pane: PhoneTab; panes: Panes }) {
  const isMaximised = panes.maximised === pane;
  const Icon = isMaximised ? Minimize2 : Maximize2;
  return (
    <IconButton
      label={isMaximised ? `Restore ${pane} pane` : `Maximise ${pane} pane`}
      icon={<Icon className="size-3.5" aria-hidden="true" />}
      className="size-9 shrink-0 max-lg:hidden"
      onClick={() => panes.toggleMaximised(pane)}
    />
  );
}
