import type { QueryClient } from "@tanstack/react-query";
import { SearchedEvent } from "@verdict/contract/searching";
import * as z from "zod/mini";
import { followCall, type StepEvent } from "../platform/follow-call.ts";
import { openFindSmallestFailure } from "../platform/open-searches.ts";
import type { SearchProgress } from "./smallest-words.ts";

/*
 * A search under way is kept beside the answers of the server and not in a component: a phone that is turned gets another
 * layout, in which everything is mounted anew, and the search goes on. It ends when nobody looks any more.
 */

/** What this browser knows of a submission's search besides its result. */
export type SearchUnderWay =
  | { kind: "idle" }
  | { kind: "searching"; progress: SearchProgress | null; controller: AbortController }
  | { kind: "failed"; error: unknown };

export const NO_SEARCH: SearchUnderWay = { kind: "idle" };

export const underWayKey = (submissionId: string) => ["smallest-search", submissionId];
export const foundKey = (submissionId: string) => ["smallest-failure", submissionId];

/** Begins one, unless it is under way already. */
export function startSearch(queries: QueryClient, submissionId: string): void {
  const tell = (state: SearchUnderWay) => queries.setQueryData<SearchUnderWay>(underWayKey(submissionId), state);
  if (controllerOf(queries, submissionId) !== null) return;
  const controller = new AbortController();
  const { signal } = controller;
  tell({ kind: "searching", progress: null, controller });
  const onStep = (step: StepEvent) => {
    // The answers of a user who has signed out are gone, and with them whoever wanted this one.
    if (controllerOf(queries, submissionId) !== controller) controller.abort();
    const parsed = step.name === "searched" ? z.safeParse(SearchedEvent, step.data) : null;
    if (parsed?.success && !signal.aborted) tell({ kind: "searching", progress: parsed.data, controller });
  };
  followCall(openFindSmallestFailure, { params: { submissionId }, body: {}, signal, onStep }).then(
    (found) => {
      if (signal.aborted) return;
      queries.setQueryData(foundKey(submissionId), { isOffered: true, found });
      tell(NO_SEARCH);
    },
    (error: unknown) => {
      if (!signal.aborted) tell({ kind: "failed", error });
    },
  );
}

/** Ends it on the judge as well. */
export function stopSearch(queries: QueryClient, submissionId: string): void {
  const controller = controllerOf(queries, submissionId);
  if (controller === null) return;
  controller.abort();
  queries.setQueryData<SearchUnderWay>(underWayKey(submissionId), NO_SEARCH);
}

/** Another layout, or the submission's own page, shows it again sooner than this. */
const LEFT_MS = 2_000;

/** For whoever shows it no longer: ends it, unless it is shown somewhere else by then. */
export function leaveSearch(queries: QueryClient, submissionId: string): void {
  setTimeout(() => {
    const shown = queries.getQueryCache().find({ queryKey: underWayKey(submissionId) });
    if (shown !== undefined && shown.getObserversCount() === 0) stopSearch(queries, submissionId);
  }, LEFT_MS);
}

function controllerOf(queries: QueryClient, submissionId: string): AbortController | null {
  const state = queries.getQueryData<SearchUnderWay>(underWayKey(submissionId));
  return state?.kind === "searching" ? state.controller : null;
}
