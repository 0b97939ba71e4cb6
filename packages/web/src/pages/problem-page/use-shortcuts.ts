import { useEffect, useRef } from "react";

/**
 * Ctrl+Enter (or Cmd+Enter) runs, with Shift it submits, wherever the focus is. It is taken before the editor sees it,
 * where it would insert a line. Forms that mark themselves with `data-own-shortcuts` and open dialogs keep their keys.
 */
export function useShortcuts(actions: { onRun: () => void; onSubmit: () => void }): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
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
