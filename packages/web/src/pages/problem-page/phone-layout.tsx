import type { ReactNode } from "react";
import { TabBar, TabPanel, Tabs } from "../../ui/tabs.tsx";
import type { Panes, PhoneTab } from "./use-panes.ts";

const TABS: readonly { value: PhoneTab; label: string }[] = [
  { value: "problem", label: "Problem" },
  { value: "code", label: "Code" },
  { value: "results", label: "Results" },
];

/** All three stay mounted, so that a half-written line, a scroll position and a question to the helper survive. */
export function PhoneLayout(parts: Record<PhoneTab, ReactNode> & { panes: Panes }) {
  const { phoneTab, openPhoneTab } = parts.panes;
  return (
    <Tabs
      value={phoneTab}
      onChange={openPhoneTab}
      className="flex [--editor-background:var(--color-base-100)] h-[calc(100dvh-var(--header-height))] flex-col"
    >
      <TabBar
        label="Problem page"
        items={TABS}
        className="[&>button]:h-11 [&>button]:flex-1 [&>button]:justify-center"
      />
      {TABS.map(({ value }) => (
        <TabPanel key={value} value={value} keepMounted className="flex min-h-0 flex-1 flex-col">
          {parts[value]}
        </TabPanel>
      ))}
    </Tabs>
  );
}
