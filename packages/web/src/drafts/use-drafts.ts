import { LanguageId, languageName } from "@verdict/contract/language";
import type { Problem } from "@verdict/contract/problems";
import { useEffect, useMemo, useRef, useState } from "react";
import * as z from "zod/mini";
import { DraftKeeper } from "./draft-keeper.ts";

export const OWN_INPUT_SLOT = "own-input";

/** The drafts of one problem (always the same one), kept in step with the browser's storage and with other tabs. */
export function useDrafts(input: {
  userId: string;
  problem: Problem;
  onForeignText: (slot: string, text: string) => void;
}): { drafts: DraftKeeper; isKept: boolean } {
  const [isKept, setIsKept] = useState(true);
  const latest = useRef(input);
  latest.current = input;
  const { userId, problem } = input;
  const problemId = problem._id;

  const drafts = useMemo(
    () =>
      new DraftKeeper({
        storage: localStorage,
        userId,
        problemId,
        starterOf: (slot) => starterCode(latest.current.problem, slot),
        onForeignText: (slot, text) => latest.current.onForeignText(slot, text),
        onKept: setIsKept,
        now: Date.now,
      }),
    [userId, problemId],
  );

  useEffect(() => {
    const onStorage = (event: StorageEvent) => drafts.receive(event.key, event.newValue);
    const onVisibility = () => (document.visibilityState === "hidden" ? drafts.flush() : drafts.reload());
    const onPageHide = () => drafts.flush();
    const onPageShow = () => drafts.reload();
    window.addEventListener("storage", onStorage);
    window.addEventListener("pagehide", onPageHide);
    window.addEventListener("pageshow", onPageShow);
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      drafts.flush();
      window.removeEventListener("storage", onStorage);
      window.removeEventListener("pagehide", onPageHide);
      window.removeEventListener("pageshow", onPageShow);
      document.removeEventListener("visibilitychange", onVisibility);
    };
  }, [drafts]);

  return { drafts, isKept };
}

/** What a slot holds before anybody types: the problem's code for a language, its first example as own input. */
export function starterCode(problem: Problem, slot: string): string {
  const language = z.safeParse(LanguageId, slot);
  if (!language.success) return problem.visibleTestCases[0]?.input ?? "";
  return problem.startCode.find((start) => start.language === languageName(language.data))?.initialCode ?? "";
}
