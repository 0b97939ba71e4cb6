import type { FoldedTrace } from "@verdict/contract/program-steps/fold-trace";
import { placeKey } from "@verdict/contract/program-steps/program-state";
import { referenceOf } from "@verdict/contract/program-steps/value-text";
import { isShape, itemsOf, type TraceValue } from "@verdict/contract/trace-values";

/**
 * The places (placeKey) that hold more than one plain value at some step: they are drawn, and stay where drawings stand
 * also while they are empty. What moves about with each step cannot be followed.
 */
export function structuredPlaces({ steps }: Pick<FoldedTrace, "steps">): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { changes } of steps) {
    for (const change of changes) {
      if (change.kind === "set" && change.place.of !== "o" && isStructured(change.after)) {
        found.add(placeKey(change.place));
      }
    }
  }
  return found;
}

function isStructured(value: TraceValue | undefined): boolean {
  if (value === undefined) return false;
  if (referenceOf(value) !== null || itemsOf(value) !== null) return true;
  return isShape(value) && (value.k === "bits" || (typeof value.v === "object" && value.v !== null));
}
