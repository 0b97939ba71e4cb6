import { useSyncExternalStore } from "react";
import { readMeta } from "./page-meta.ts";

/** In whose name this browser keeps what somebody types who is not signed in. */
export const VISITOR = "visitor";

/** Whether this site shows its problems to visitors: the server says so in its pages. */
export function hasPublicProblems(): boolean {
  return readMeta("public-problems") === "on";
}

/** The same for what is drawn before anybody asks for it, too: a prerendered page is that of any site. */
export function useHasPublicProblems(): boolean {
  return useSyncExternalStore(
    () => () => {},
    hasPublicProblems,
    () => false,
  );
}

/**
 * Whether this site lets visitors run programs on one problem. A prerendered page says yes: what it then holds for
 * nothing is hidden by a rule in base.css, so that a page never grows under the hands of somebody who reads it.
 */
export function useLetsVisitorsRun(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => readMeta("visitor-runs") === "on",
    () => true,
  );
}
