import { queryOptions } from "@tanstack/react-query";
import { type Acceptance, acceptance } from "@verdict/contract/submissions";
import { callApi } from "../platform/call-api.ts";

export type AcceptanceOf = ReadonlyMap<string, Acceptance>;

/** How often submissions to each problem are accepted. */
export const acceptanceQuery = queryOptions({
  queryKey: ["acceptance"],
  queryFn: ({ signal }) => callApi(acceptance, { signal }),
});

export function acceptanceById(rows: readonly Acceptance[]): AcceptanceOf {
  return new Map(rows.map((row) => [row.problemId, row]));
}

/** In whole percent; null where nobody has submitted. */
export function percentAccepted(acceptance: Acceptance | undefined): number | null {
  if (acceptance === undefined || acceptance.judged === 0) return null;
  return Math.round((acceptance.accepted / acceptance.judged) * 100);
}
