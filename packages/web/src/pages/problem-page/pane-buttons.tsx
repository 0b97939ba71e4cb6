import { Maximize2, Minimize2, PanelBottomClose, PanelBottomOpen, PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { IconButton } from "../../ui/icon-button.tsx";
import type { PhoneTab } from "./desk/panes.ts";
import { useDesk, useDeskState } from "./desk/use-desk.ts";

const COLLAPSE_ICON = {
  problem: { close: PanelLeftClose, open: PanelLeftOpen, keys: "Alt+Shift+1" },
  results: { close: PanelBottomClose, open: PanelBottomOpen, keys: "Alt+Shift+3" },
} as const;

/** Lets a pane make room for the others. */
export function CollapseButton({ pane }: { pane: "problem" | "results" }) {
  const { panes } = useDesk();
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
export function CollapsedPanes() {
  const { panes } = useDesk();
  const collapsed = useDeskState((state) => state.collapsed);
  return (["problem", "results"] as const)
    .filter((pane) => collapsed.has(pane))
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
export function MaximiseButton({ pane }: { pane: PhoneTab }) {
  const { panes } = useDesk();
  const isMaximised = useDeskState(({ maximised }) => maximised === pane);
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
