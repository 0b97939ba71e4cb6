import type { DraftSlot } from "@verdict/contract/drafts";
import type { OpenDraft, OpenProblem } from "../platform/open-answers.ts";
import type { Store } from "../platform/store.ts";
import { DraftKeeper } from "./draft-keeper.ts";
import type { DraftSync, Standing } from "./draft-sync.ts";
import { firstCode } from "./first-code.ts";

export interface DraftsState {
  /** Whether the browser could store what was typed last. */
  isKept: boolean;
  standing: Standing;
  /** What another device has saved of a text that was changed here as well, by slot. */
  conflicts: ReadonlyMap<string, OpenDraft>;
  /** What the server says of texts that it does not keep, by slot. */
  refusals: ReadonlyMap<string, string>;
}

export const DRAFTS_AT_FIRST: DraftsState = {
  isKept: true,
  standing: "sending",
  conflicts: new Map(),
  refusals: new Map(),
};

/** The drafts of one problem. From `attend` on they are kept in step with other tabs and devices. */
export function openDrafts(input: {
  userId: string;
  problemId: string;
  problem: () => OpenProblem;
  /** Whether they are kept with the account, too; those of a visitor stay in the browser. */
  isForAccount: boolean;
  store: Store<DraftsState>;
  onForeignText: (slot: string, text: string, from: "tab" | "device") => void;
  /** What the server keeps of a problem for which nothing was typed in this browser. */
  onFirstTexts: (found: readonly OpenDraft[]) => void;
}) {
  const { userId, problemId, store } = input;
  const firstOf = (slot: string) => firstCode(input.problem(), slot);
  let sync: DraftSync | null = null;
  const keeper = new DraftKeeper({
    storage: localStorage,
    userId,
    problemId,
    starterOf: firstOf,
    onForeignText: input.onForeignText,
    onTyped: (slot) => sync?.typed(slot),
    onKept: (isKept) => store.change({ isKept }),
    now: Date.now,
  });

  const onVisibility = () => {
    if (document.visibilityState === "hidden") {
      keeper.flush();
      void sync?.flush();
    } else {
      keeper.reload();
      void sync?.pull();
    }
  };

  return {
    keeper,
    /** What a slot holds before anybody has typed. */
    firstOf,
    keepMine: (slot: DraftSlot) => sync?.keepMine(slot),
    takeTheirs: (slot: DraftSlot) => sync?.takeTheirs(slot),
    /** Until the page is left. */
    attend: (signal: AbortSignal) => {
      window.addEventListener("storage", (event) => keeper.receive(event.key, event.newValue), { signal });
      window.addEventListener("pagehide", () => keeper.flush(), { signal });
      window.addEventListener("pageshow", () => keeper.reload(), { signal });
      document.addEventListener("visibilitychange", onVisibility, { signal });
      signal.addEventListener("abort", () => keeper.flush());
      if (!input.isForAccount) return;
      // In a chunk of its own: the page is there sooner without it.
      import("./draft-sync.ts").then(
        ({ DraftSync: Sync }) => {
          if (signal.aborted) return;
          const onConflicts = (conflicts: DraftsState["conflicts"]) => store.change({ conflicts });
          const onRefusals = (refusals: DraftsState["refusals"]) => store.change({ refusals });
          const onStanding = (standing: Standing) => store.change({ standing });
          const { onFirstTexts } = input;
          sync = new Sync({ problemId, drafts: keeper, onStanding, onConflicts, onRefusals, onFirstTexts });
          void sync.pull();
        },
        (error: unknown) => console.warn("Drafts stay in this browser", error),
      );
      signal.addEventListener("abort", () => {
        const left = sync;
        sync = null;
        void left?.flush().then(() => left.stop());
      });
    },
  };
}
