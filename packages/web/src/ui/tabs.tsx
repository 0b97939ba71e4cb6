import * as RadixTabs from "@radix-ui/react-tabs";
import type { ReactNode } from "react";

export interface TabItem<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
}

/** Holds a TabBar and one TabPanel per tab. */
export function Tabs<Value extends string>(input: {
  value: Value;
  onChange: (value: Value) => void;
  children: ReactNode;
  className?: string;
}) {
  return (
    <RadixTabs.Root
      value={input.value}
      onValueChange={(value) => input.onChange(value as Value)}
      className={input.className}
    >
      {input.children}
    </RadixTabs.Root>
  );
}

/** The row of tabs, underlined when active; it scrolls sideways where it does not fit. */
export function TabBar<Value extends string>(input: {
  label: string;
  items: readonly TabItem<Value>[];
  className?: string;
}) {
  return (
    <RadixTabs.List
      aria-label={input.label}
      className={`flex shrink-0 gap-1 overflow-x-auto border-b border-line px-3 [scrollbar-width:none] ${input.className ?? ""}`}
    >
      {input.items.map((item) => (
        <RadixTabs.Trigger
          key={item.value}
          value={item.value}
          // Radix moves the focus itself, after which a browser would draw a keyboard's ring around a clicked tab.
          onPointerDown={(event) => event.currentTarget.setAttribute("data-pressed", "")}
          onKeyDown={(event) => event.currentTarget.removeAttribute("data-pressed")}
          onBlur={(event) => event.currentTarget.removeAttribute("data-pressed")}
          className="relative inline-flex h-10 shrink-0 items-center gap-2 px-2.5 text-[0.8125rem] text-muted transition-colors -outline-offset-2 data-pressed:outline-none hover:text-base-content data-[state=active]:font-medium data-[state=active]:text-base-content data-[state=active]:after:absolute data-[state=active]:after:inset-x-1.5 data-[state=active]:after:bottom-0 data-[state=active]:after:h-0.5 data-[state=active]:after:rounded-full data-[state=active]:after:bg-primary"
        >
          {item.icon}
          {item.label}
        </RadixTabs.Trigger>
      ))}
    </RadixTabs.List>
  );
}

/** `keepMounted` keeps a hidden panel's state (a half-typed message, a playing position). */
export function TabPanel(input: { value: string; children: ReactNode; className?: string; keepMounted?: true }) {
  return (
    <RadixTabs.Content
      value={input.value}
      forceMount={input.keepMounted}
      className={`-outline-offset-2 data-[state=inactive]:hidden ${input.className ?? ""}`}
    >
      {input.children}
    </RadixTabs.Content>
  );
}
