import { useEffect, useRef } from "react";
import type { PhoneTab } from "./desk/panes.ts";

interface ShortcutActions {
  onRun: () => void;
  onSubmit: () => void;
  onCode: () => void;
  onMaximise: (pane: PhoneTab) => void;
  onCollapse: (pane: "problem" | "results") => void;
}

/** By the place of the key: with Alt a Mac's keys give other characters. */
const PANE_OF_KEY: Record<string, PhoneTab> = { Digit1: "problem", Digit2: "code", Digit3: "results" };

/**
 * Ctrl+Enter (or Cmd+Enter) runs, with Shift it submits, wherever the focus is. It is taken before the editor sees it,
 * where it would insert a line. Alt+C goes to the code; within it the key is the editor's own. Alt with 1, 2 or 3 lets
 * a pane fill the page, Alt+Shift with 1 or 3 lets it go. Forms that mark themselves with `data-own-shortcuts` and open
 * dialogs keep their keys.
 */
export function useShortcuts(actions: ShortcutActions): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (handleCodeKey(event, latest.current) || handlePaneKey(event, latest.current)) return;
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return;
      const hasOwn = event.target instanceof Element && event.target.closest("[data-own-shortcuts], dialog") !== null;
      if (hasOwn || event.repeat) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.shiftKey) latest.current.onSubmit();
      else latest.current.onRun();
    };
    window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => window.removeEventListener("keydown", onKeyDown, { capture: true });
  }, []);
}

function handleCodeKey(event: KeyboardEvent, actions: ShortcutActions): boolean {
  if (event.code !== "KeyC" || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  if (event.target instanceof Element && event.target.closest("dialog, .cm-editor") !== null) return false;
  event.preventDefault();
  event.stopPropagation();
  actions.onCode();
  return true;
}

function handlePaneKey(event: KeyboardEvent, actions: ShortcutActions): boolean {
  const pane = PANE_OF_KEY[event.code];
  if (pane === undefined || !event.altKey || event.ctrlKey || event.metaKey || event.repeat) return false;
  if (event.target instanceof Element && event.target.closest("dialog") !== null) return false;
  event.preventDefault();
  event.stopPropagation();
  if (!event.shiftKey) actions.onMaximise(pane);
  else if (pane !== "code") actions.onCollapse(pane);
  return true;
}
