import { useState } from "react";

export type ProblemTab = "description" | "editorial" | "solutions" | "submissions" | "chat";

/** The open tab about the problem, and those that were opened before: they stay mounted. */
export function useProblemTabs() {
  const [current, setCurrent] = useState<ProblemTab>("description");
  const [opened, setOpened] = useState<ReadonlySet<ProblemTab>>(new Set(["description"]));
  const open = (tab: ProblemTab) => {
    setCurrent(tab);
    setOpened((before) => new Set(before).add(tab));
  };
  return { current, opened, open };
}
