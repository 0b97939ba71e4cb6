import type { Store } from "../../../platform/store.ts";
import type { StepsAsk } from "../../../steps/steps-ask.ts";

export const PROBLEM_TABS = ["description", "editorial", "solutions", "submissions", "chat"] as const;
export type ProblemTab = (typeof PROBLEM_TABS)[number];
export type ResultTab = "cases" | "result" | "notes";
export type PhoneTab = "problem" | "code" | "results";

/** What of the page is in view; the problem's tab and the shown submission stand in the address (use-address.ts). */
export interface PanesState {
  /** Those that were left stay mounted: a video's place, a half-typed question. */
  leftTabs: ReadonlySet<ProblemTab>;
  resultTab: ResultTab;
  phoneTab: PhoneTab;
  /** The pane that fills the page, if any. */
  maximised: PhoneTab | null;
  /** Panes that have made room for the others. The code is always there. */
  collapsed: ReadonlySet<PhoneTab>;
  dialog: "settings" | "reset" | "untouched" | StepsAsk | null;
}

export const PANES_AT_FIRST: PanesState = {
  leftTabs: new Set(),
  resultTab: "cases",
  phoneTab: "problem",
  maximised: null,
  collapsed: new Set(),
  dialog: null,
};

export function openPanes(store: Store<PanesState>) {
  return {
    leaveTab: (tab: ProblemTab) => store.change({ leftTabs: new Set([...store.read().leftTabs, tab]) }),
    // Whatever is opened is to be seen.
    openResultTab: (resultTab: ResultTab) =>
      store.change({ resultTab, collapsed: without(store.read().collapsed, "results") }),
    openPhoneTab: (phoneTab: PhoneTab) => store.change({ phoneTab }),
    showCode: () => {
      const { maximised } = store.read();
      store.change({ phoneTab: "code", maximised: maximised === "code" ? maximised : null });
    },
    toggleMaximised: (pane: PhoneTab) => store.change({ maximised: store.read().maximised === pane ? null : pane }),
    toggleCollapsed: (pane: "problem" | "results") => {
      const { collapsed } = store.read();
      const next = collapsed.has(pane) ? without(collapsed, pane) : new Set([...collapsed, pane]);
      store.change({ maximised: null, collapsed: next });
    },
    openDialog: (dialog: PanesState["dialog"]) => store.change({ dialog }),
    closeDialog: () => store.change({ dialog: null }),
  };
}

function without<Item>(set: ReadonlySet<Item>, item: Item): ReadonlySet<Item> {
  return set.has(item) ? new Set([...set].filter((one) => one !== item)) : set;
}
