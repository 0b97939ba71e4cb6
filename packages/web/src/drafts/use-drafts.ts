import type { DraftSlot } from "@verdict/contract/drafts";
import { LanguageId, languageName } from "@verdict/contract/language";
import { useEffect, useMemo, useRef, useState } from "react";
import * as z from "zod/mini";
import type { OpenDraft, OpenProblem } from "../platform/open-answers.ts";
import { filledTemplate } from "./code-templates.ts";
import { DraftKeeper } from "./draft-keeper.ts";
import type { DraftSync } from "./draft-sync.ts";

/** The only own test of earlier versions: it becomes the first one. */
export const OWN_INPUT_SLOT = "own-input";
export const OWN_TESTS_SLOT = "own-tests";
export const NOTES_SLOT = "notes";

export interface Drafts {
  drafts: DraftKeeper;
  /** Whether the browser could store what was typed last. */
  isKept: boolean;
  /** What another device has saved of a text that was changed here as well. */
  conflicts: ReadonlyMap<string, OpenDraft>;
  /** What the server says of texts that it does not keep, by slot. */
  refusals: ReadonlyMap<string, string>;
  keepMine: (slot: DraftSlot) => void;
  takeTheirs: (slot: DraftSlot) => void;
}

/** The drafts of one problem (always the same one), kept in step with the browser's storage, other tabs and devices. */
export function useDrafts(input: {
  userId: string;
  problem: OpenProblem;
  onForeignText: (slot: string, text: string, from: "tab" | "device") => void;
}): Drafts {
  const [isKept, setIsKept] = useState(true);
  const [conflicts, setConflicts] = useState<ReadonlyMap<string, OpenDraft>>(new Map());
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const sync = useRef<DraftSync | null>(null);
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
        starterOf: (slot) => templateCode(latest.current.problem, slot) ?? starterCode(latest.current.problem, slot),
        onForeignText: (slot, text, from) => latest.current.onForeignText(slot, text, from),
        onTyped: (slot) => sync.current?.typed(slot),
        onKept: setIsKept,
        now: Date.now,
      }),
    [userId, problemId],
  );

  useEffect(() => {
    const onStorage = (event: StorageEvent) => drafts.receive(event.key, event.newValue);
    const onVisibility = () => {
      if (document.visibilityState === "hidden") {
        drafts.flush();
        void sync.current?.flush();
      } else {
        drafts.reload();
        void sync.current?.pull();
      }
    };
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

  useEffect(() => {
    let isShown = true;
    // In a chunk of its own: the page is there sooner without it.
    import("./draft-sync.ts").then(
      (module) => {
        if (!isShown) return;
        sync.current = new module.DraftSync({ problemId, drafts, onConflicts: setConflicts, onRefusals: setRefusals });
        void sync.current.pull();
      },
      (error: unknown) => console.warn("Drafts stay in this browser", error),
    );
    return () => {
      isShown = false;
      const left = sync.current;
      sync.current = null;
      void left?.flush().then(() => left.stop());
    };
  }, [drafts, problemId]);

  return {
    drafts,
    isKept,
    conflicts,
    refusals,
    keepMine: (slot) => sync.current?.keepMine(slot),
    takeTheirs: (slot) => sync.current?.takeTheirs(slot),
  };
}

/** The user's own beginning of a program in a language; null where there is none, and for what is no language. */
export function templateCode(problem: OpenProblem, slot: string): string | null {
  const language = z.safeParse(LanguageId, slot);
  return language.success ? filledTemplate(language.data, problem, starterCode(problem, slot)) : null;
}

/** The problem's code for a language, else nothing. */
export function starterCode(problem: OpenProblem, slot: string): string {
  const language = z.safeParse(LanguageId, slot);
  if (!language.success) return "";
  return problem.startCode.find((start) => start.language === languageName(language.data))?.initialCode ?? "";
}
