import type { CcsMaterial } from "./material.ts";
import { mainGroup, rowsOf } from "./scoreboard.ts";
import { type CcsView, knowsOfProblems } from "./view.ts";

/** Who leads, and who was the first to solve what, as the board says at the moment. */
export function presentAwards(material: CcsMaterial, view: CcsView) {
  const rows = rowsOf(material, view, mainGroup(material));
  const leaders = rows.filter(({ rank, cells }) => rank === 1 && cells.some((cell) => (cell?.minute ?? null) !== null));
  const labels = knowsOfProblems(material, view) ? [...material.labels.values()] : [];
  return [
    { id: "winner", citation: "Winner", team_ids: leaders.map(({ entryId }) => entryId) },
    ...labels.map((label, index) => ({
      id: `first-to-solve-${label}`,
      citation: `First to solve problem ${label}`,
      team_ids: rows.filter(({ cells }) => cells[index]?.isFirst === true).map(({ entryId }) => entryId),
    })),
  ];
}
