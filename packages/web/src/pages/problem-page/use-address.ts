import { useSearchParams } from "react-router";
import { PROBLEM_TABS, type ProblemTab } from "./desk/panes.ts";

/** What of the page survives a reload and can be linked to: the problem's tab, and the submission that is shown. */
export function useAddress() {
  const [query, setQuery] = useSearchParams();
  const put = (name: "tab" | "submission", value: string | null) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    problemTab: PROBLEM_TABS.find((tab) => tab === query.get("tab")) ?? "description",
    openProblemTab: (tab: ProblemTab) => put("tab", tab === "description" ? null : tab),
    /** By its id. */
    shownSubmission: query.get("submission"),
    showSubmission: (id: string | null) => put("submission", id),
  };
}
