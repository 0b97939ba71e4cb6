import type { SearchQuery } from "@codemirror/search";
import type { EditorState } from "@codemirror/state";

/** Beyond that the panel says "more than": counting a letter in 64 KB at every key would be felt. */
const MOST_COUNTED = 1000;

export interface MatchCount {
  total: number;
  /** Which one is selected, from 1; null where none is. */
  selected: number | null;
  isMore: boolean;
}

export function countMatches(state: EditorState, query: SearchQuery): MatchCount {
  const count: MatchCount = { total: 0, selected: null, isMore: false };
  if (query.search === "" || !query.valid) return count;
  const { from, to } = state.selection.main;
  const cursor = query.getCursor(state);
  for (let step = cursor.next(); !step.done; step = cursor.next()) {
    if (count.total === MOST_COUNTED) return { ...count, isMore: true };
    count.total += 1;
    if (step.value.from === from && step.value.to === to) count.selected = count.total;
  }
  return count;
}

/** "3 of 12", "12 matches", "No match"; nothing before anything is looked for. */
export function matchText(query: Pick<SearchQuery, "search">, { total, selected, isMore }: MatchCount): string {
  if (query.search === "") return "";
  if (total === 0) return "No match";
  const all = `${total.toLocaleString("en")}${isMore ? "+" : ""}`;
  if (selected !== null) return `${selected} of ${all}`;
  return total === 1 ? "1 match" : `${all} matches`;
}
