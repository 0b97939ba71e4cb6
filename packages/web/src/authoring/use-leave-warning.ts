import { useCallback, useEffect, useRef } from "react";
import { useBlocker } from "react-router";

const QUESTION = "Leave this page? What you changed is not saved.";

/** Asks before unsaved work is left behind, by a link or by closing the tab. The returned function lets one go. */
export function useLeaveWarning(isDirty: boolean): () => void {
  const mayLeave = useRef(false);
  useBlocker(() => isDirty && !mayLeave.current && !confirm(QUESTION));

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!mayLeave.current) event.preventDefault();
    };
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isDirty]);

  return useCallback(() => {
    mayLeave.current = true;
  }, []);
}
