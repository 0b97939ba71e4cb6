import { useState } from "react";
import { useSearchParams } from "react-router";
import type { OpenSummary } from "../../platform/open-answers.ts";

export const PROBLEM_TABS = ["description", "editorial", "solutions", "submissions", "chat"] as const;
export type ProblemTab = (typeof PROBLEM_TABS)[number];
export type ResultTab = "cases" | "result" | "notes";
export type PhoneTab = "problem" | "code" | "results";
type OpenDialog = { kind: "settings" } | { kind: "reset" };

/** What of the workspace is in view: the tabs of its panes and the dialog above them. */
export interface Panes {
  /** In the address, so that it survives a reload and can be linked to. */
  problemTab: ProblemTab;
  /** Those that were opened before stay mounted: a video's place, a half-typed question. */
  openedProblemTabs: ReadonlySet<ProblemTab>;
  openProblemTab: (tab: ProblemTab) => void;
  resultTab: ResultTab;
  openResultTab: (tab: ResultTab) => void;
  phoneTab: PhoneTab;
  openPhoneTab: (tab: PhoneTab) => void;
  /** The pane that fills the page, if any. */
  maximised: PhoneTab | null;
  toggleMaximised: (pane: PhoneTab) => void;
  /** Panes that have made room for the others. The code is always there. */
  collapsed: ReadonlySet<PhoneTab>;
  toggleCollapsed: (pane: "problem" | "results") => void;
  dialog: OpenDialog | null;
  openDialog: (dialog: OpenDialog) => void;
  closeDialog: () => void;
  /** The id of the submission whose code is shown, in the address as well. */
  shownSubmission: string | null;
  openSubmission: (submission: OpenSummary) => void;
  closeSubmission: () => void;
}

export function usePanes(): Panes {
  const [query, setQuery] = useSearchParams();
  const problemTab = PROBLEM_TABS.find((tab) => tab === query.get("tab")) ?? "description";
  const [openedBefore, setOpened] = useState<ReadonlySet<ProblemTab>>(new Set());
  const [resultTab, openResultTab] = useState<ResultTab>("cases");
  const [phoneTab, openPhoneTab] = useState<PhoneTab>("problem");
  const [maximised, setMaximised] = useState<PhoneTab | null>(null);
  const [collapsed, setCollapsed] = useState<ReadonlySet<PhoneTab>>(new Set());
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const openedProblemTabs = new Set([...openedBefore, problemTab]);

  const changeAddress = (change: (query: URLSearchParams) => void) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        change(next);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    problemTab,
    openedProblemTabs,
    openProblemTab: (tab) => {
      setOpened(openedProblemTabs);
      changeAddress((next) => (tab === "description" ? next.delete("tab") : next.set("tab", tab)));
    },
    resultTab,
    // Whatever is opened is to be seen.
    openResultTab: (tab) => {
      openResultTab(tab);
      setCollapsed((before) => new Set([...before].filter((pane) => pane !== "results")));
    },
    phoneTab,
    openPhoneTab,
    maximised,
    toggleMaximised: (pane) => setMaximised((before) => (before === pane ? null : pane)),
    collapsed,
    toggleCollapsed: (pane) => {
      setMaximised(null);
      setCollapsed((before) => new Set([...before].filter((one) => one !== pane).concat(before.has(pane) ? [] : pane)));
    },
    dialog,
    openDialog: setDialog,
    closeDialog: () => setDialog(null),
    shownSubmission: query.get("submission"),
    openSubmission: (submission) => changeAddress((next) => next.set("submission", submission._id)),
    closeSubmission: () => changeAddress((next) => next.delete("submission")),
  };
}
