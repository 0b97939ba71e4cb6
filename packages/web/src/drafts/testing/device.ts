import type { OpenDraft } from "../../platform/open-answers.ts";
import { DraftKeeper } from "../draft-keeper.ts";
import { DraftSync, type Standing } from "../draft-sync.ts";

let time = 1000;

/** Another browser: its storage is its own. What is typed goes up when the test flushes it. */
export function device() {
  const items = new Map<string, string>();
  const storage = {
    length: 0,
    key: () => null,
    clear: () => items.clear(),
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  };
  const foreign: string[] = [];
  let refusals: ReadonlyMap<string, string> = new Map();
  let conflicts: ReadonlyMap<string, OpenDraft> = new Map();
  const standings: Standing[] = [];
  const open = () => {
    let sync: DraftSync | null = null;
    const drafts = new DraftKeeper({
      storage,
      userId: "u",
      problemId: "p",
      starterOf: () => "",
      onForeignText: (slot, text) => foreign.push(`${slot}: ${text}`),
      onTyped: (slot) => sync?.typed(slot),
      onKept: () => undefined,
      now: () => time++,
    });
    sync = new DraftSync({
      problemId: "p",
      drafts,
      sendDelayMs: 1_000_000,
      onStanding: (now) => standings.push(now),
      onConflicts: (now) => {
        conflicts = now;
      },
      onRefusals: (now) => {
        refusals = now;
      },
    });
    return { drafts, sync };
  };
  return { open, foreign, standings, conflicts: () => conflicts, refusals: () => refusals };
}
