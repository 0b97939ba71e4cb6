import { TabBar, TabPanel, Tabs } from "../../ui/tabs.tsx";
import { CodePanel } from "./code-panel.tsx";
import { ProblemTabs } from "./problem-tabs.tsx";
import { ResultPanel } from "./result-panel.tsx";
import type { PhoneTab, WorkspaceState } from "./use-workspace.ts";

const TABS: readonly { value: PhoneTab; label: string }[] = [
  { value: "problem", label: "Problem" },
  { value: "code", label: "Code" },
  { value: "results", label: "Results" },
];
const PANEL = "flex min-h-0 flex-1 flex-col";

/** All three stay mounted, so that a half-written line, a scroll position and a question to the helper survive. */
export function PhoneLayout({ workspace }: { workspace: WorkspaceState }) {
  return (
    <Tabs
      value={workspace.phoneTab}
      onChange={workspace.setPhoneTab}
      className="flex [--editor-background:var(--color-base-100)] h-[calc(100dvh-var(--header-height))] flex-col"
    >
      <TabBar
        label="Problem page"
        items={TABS}
        className="[&>button]:h-11 [&>button]:flex-1 [&>button]:justify-center"
      />
      <TabPanel value="problem" keepMounted className={PANEL}>
        <ProblemTabs workspace={workspace} />
      </TabPanel>
      <TabPanel value="code" keepMounted className={PANEL}>
        <CodePanel workspace={workspace} />
      </TabPanel>
      <TabPanel value="results" keepMounted className={PANEL}>
        <ResultPanel workspace={workspace} />
      </TabPanel>
    </Tabs>
  );
}
