import type { ReactNode } from "react";
import { Group, Panel, Separator, useDefaultLayout } from "react-resizable-panels";
import type { PhoneTab } from "./desk/panes.ts";
import { useDeskState } from "./desk/use-desk.ts";

/**
 * A collapsed pane is hidden with its separator, over the styles of the library, and stays mounted; its neighbour
 * grows.
 */
const WITHOUT_PROBLEM = "[&>#problem]:hidden! [&>#resize-columns]:hidden!";
const WITHOUT_RESULTS = "[&>#results]:hidden! [&>#resize-rows]:hidden!";

/** Sizes are strings with a unit: a bare number would be pixels. Arrow keys move a separator, a double click resets. */
export function DesktopLayout(parts: Record<PhoneTab, ReactNode>) {
  const columns = useDefaultLayout({ id: "verdict:problem-columns", storage: localStorage });
  const rows = useDefaultLayout({ id: "verdict:problem-rows", storage: localStorage });
  const collapsed = useDeskState((state) => state.collapsed);
  const maximised = useDeskState((state) => state.maximised);
  return (
    <div className="h-(--content-height) p-2">
      <Group
        id="verdict:problem-columns"
        orientation="horizontal"
        defaultLayout={columns.defaultLayout}
        onLayoutChanged={columns.onLayoutChanged}
        className={`h-full ${collapsed.has("problem") ? WITHOUT_PROBLEM : ""}`}
      >
        <Panel id="problem" defaultSize="50%" minSize="30%" maxSize="70%">
          <section aria-label="Problem" className={paneClass("problem", maximised)}>
            {parts.problem}
          </section>
        </Panel>
        <Separator
          id="resize-columns"
          aria-label="Resize problem and editor"
          className="group grid w-2 place-items-center"
        >
          <span className="h-8 w-0.5 rounded-full bg-line-strong transition-colors group-hover:bg-primary group-focus-visible:bg-primary" />
        </Separator>
        <Panel id="work">
          <Group
            id="verdict:problem-rows"
            orientation="vertical"
            defaultLayout={rows.defaultLayout}
            onLayoutChanged={rows.onLayoutChanged}
            className={`h-full ${collapsed.has("results") ? WITHOUT_RESULTS : ""}`}
          >
            <Panel id="code" defaultSize="60%" minSize="30%" maxSize="80%">
              <section aria-label="Code" className={paneClass("code", maximised)}>
                {parts.code}
              </section>
            </Panel>
            <Separator
              id="resize-rows"
              aria-label="Resize editor and results"
              className="group grid h-2 place-items-center"
            >
              <span className="h-0.5 w-8 rounded-full bg-line-strong transition-colors group-hover:bg-primary group-focus-visible:bg-primary" />
            </Separator>
            <Panel id="results">
              <section aria-label="Results" className={paneClass("results", maximised)}>
                {parts.results}
              </section>
            </Panel>
          </Group>
        </Panel>
      </Group>
    </div>
  );
}

/** The maximised pane lies above the others, which stay as they are below it. */
function paneClass(pane: PhoneTab, maximised: PhoneTab | null): string {
  const place = maximised === pane ? "fixed inset-2 top-[calc(var(--header-height)+0.5rem)] z-30" : "h-full";
  // Layers of their own: a key in the editor would have the whole page's drawing put together anew. One more for the
  // editor itself is no gain (decision 0036).
  const layer = pane === "code" ? "" : "will-change-[opacity]";
  const isHidden = maximised !== null && maximised !== pane;
  return `panel flex flex-col overflow-hidden ${layer} ${place} ${isHidden ? "invisible" : ""}`;
}
