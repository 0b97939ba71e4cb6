import type { QueryClient } from "@tanstack/react-query";
import type { Endpoint } from "@verdict/contract/endpoint";
import { followCall, type StepEvent } from "../platform/follow-call.ts";

/*
 * A study under way is kept beside the answers of the server and not in a component: a phone that is turned gets
 * another layout, in which everything is mounted anew, and the study goes on. It ends when nobody looks any more.
 */

/** One kind of study; the same object for every call. */
export interface StudyCalls<Progress, Found> {
  /** Of the queries; the submission's id comes after it. */
  name: string;
  read(
    submissionId: string,
    signal: AbortSignal,
  ): Promise<{ isOffered: boolean; found: Found | null; whyNot?: string | undefined }>;
  make: Endpoint;
  /** Null for what is no step of this study. */
  progressOf(step: StepEvent): Progress | null;
  foundOf(response: unknown): Found;
}

/** What this browser knows of a submission's study besides its result. */
export type StudyUnderWay<Progress> =
  | { kind: "idle" }
  | { kind: "working"; progress: Progress | null; controller: AbortController }
  | { kind: "failed"; error: unknown };

/** Which study of which submission. */
export interface StudyPlace<Progress, Found> {
  calls: StudyCalls<Progress, Found>;
  submissionId: string;
}

type AnyPlace = Pick<StudyPlace<unknown, unknown>, "submissionId"> & { calls: { name: string } };

export const underWayKey = ({ calls, submissionId }: AnyPlace) => ["study-under-way", calls.name, submissionId];
export const foundKey = ({ calls, submissionId }: AnyPlace) => ["study", calls.name, submissionId];

/** Begins one, unless it is under way already. */
export function startStudy<Progress, Found>(queries: QueryClient, place: StudyPlace<Progress, Found>): void {
  if (controllerOf(queries, place) !== null) return;
  const { calls, submissionId } = place;
  const tell = (state: StudyUnderWay<Progress>) => queries.setQueryData(underWayKey(place), state);
  const controller = new AbortController();
  const { signal } = controller;
  tell({ kind: "working", progress: null, controller });
  const onStep = (step: StepEvent) => {
    // The answers of a user who has signed out are gone, and with them whoever wanted this one.
    if (controllerOf(queries, place) !== controller) controller.abort();
    const progress = calls.progressOf(step);
    if (progress !== null && !signal.aborted) tell({ kind: "working", progress, controller });
  };
  followCall(calls.make, { params: { submissionId }, body: {}, signal, onStep }).then(
    (response) => {
      if (signal.aborted) return;
      queries.setQueryData(foundKey(place), { isOffered: true, found: calls.foundOf(response) });
      tell({ kind: "idle" });
    },
    (error: unknown) => {
      if (!signal.aborted) tell({ kind: "failed", error });
    },
  );
}

/** Ends it on the judge as well. */
export function stopStudy(queries: QueryClient, place: AnyPlace): void {
  const controller = controllerOf(queries, place);
  if (controller === null) return;
  controller.abort();
  queries.setQueryData<StudyUnderWay<never>>(underWayKey(place), { kind: "idle" });
}

/** Another layout, or the submission's own page, shows it again sooner than this. */
const LEFT_MS = 2_000;

/** For whoever shows it no longer: ends it, unless it is shown somewhere else by then. */
export function leaveStudy(queries: QueryClient, place: AnyPlace): void {
  setTimeout(() => {
    const shown = queries.getQueryCache().find({ queryKey: underWayKey(place) });
    if (shown !== undefined && shown.getObserversCount() === 0) stopStudy(queries, place);
  }, LEFT_MS);
}

function controllerOf(queries: QueryClient, place: AnyPlace): AbortController | null {
  const state = queries.getQueryData<StudyUnderWay<unknown>>(underWayKey(place));
  return state?.kind === "working" ? state.controller : null;
}
