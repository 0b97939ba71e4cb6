import { type ReactNode, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { HEADER_SLOT } from "../../platform/header-slot.ts";
import { TabBar, TabPanel, Tabs } from "../../ui/tabs.tsx";
import type { PhoneTab } from "./desk/panes.ts";
import { useDesk, useDeskState } from "./desk/use-desk.ts";

const TABS: readonly { value: PhoneTab; label: string }[] = [
  { value: "problem", label: "Problem" },
  { value: "code", label: "Code" },
  { value: "results", label: "Results" },
];

/**
 * All three stay mounted, so that a half-written line, a scroll position and a question to the helper survive. Their
 * tabs stand in the header: above the tabs of the problem or of the results a bar of their own would be the third one.
 */
export function PhoneLayout(parts: Record<PhoneTab, ReactNode>) {
  const { panes } = useDesk();
  const phoneTab = useDeskState((state) => state.phoneTab);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  // The header is there when the page is, and on a first visit not yet while the page is being made.
  useLayoutEffect(() => setSlot(document.getElementById(HEADER_SLOT)), []);
  return (
    <Tabs
      value={phoneTab}
      onChange={panes.openPhoneTab}
      className="flex [--editor-background:var(--color-base-100)] h-(--content-height) flex-col"
    >
      {slot !== null &&
        createPortal(
          <TabBar
            label="Problem page"
            items={TABS}
            className="border-b-0 px-0 [&>button]:h-11 max-sm:gap-0 max-sm:[&>button]:px-2"
          />,
          slot,
        )}
      {TABS.map(({ value }) => (
        <TabPanel key={value} value={value} keepMounted className="flex min-h-0 flex-1 flex-col">
          {parts[value]}
        </TabPanel>
      ))}
    </Tabs>
  );
}
