import { MAIN_GROUP } from "./present-setting.ts";
import { rowsOf } from "./scoreboard.ts";
import { knowsOfProblems, type Shown } from "./view.ts";

/** Who leads, and who was the first to solve what, as the board says at the moment. */
export function presentAwards(shown: Shown) {
  const rows = rowsOf(shown, MAIN_GROUP);
  const leaders = rows.filter(({ rank, cells }) => rank === 1 && cells.some((cell) => (cell?.minute ?? null) !== null));
  const labels = knowsOfProblems(shown) ? [...shown.material.labels.values()] : [];
  return [
    { id: "winner", citation: "Winner", team_ids: leaders.map(({ entryId }) => entryId) },
    ...labels.map((label, index) => ({
      id: `first-to-solve-${label}`,
      citation: `First to solve problem ${label}`,
      team_ids: rows.filter(({ cells }) => cells[index]?.isFirst === true).map(({ entryId }) => entryId),
    })),
  ];
}
