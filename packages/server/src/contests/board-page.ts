import { hash } from "node:crypto";
import { type Board, type BoardCell, type BoardRow, minutesText } from "@verdict/contract/contests";
import { escapeHtml } from "../platform/html.ts";
import type { ContestRow } from "./store.ts";

/** So often a page that hangs on a wall looks at the board again. A copy of it on a disk does not. */
const LOOK_EVERY_SECONDS = 15;

const STYLE = `:root{color-scheme:light dark;--line:#8885;--solved:#1f7a3c;--first:#1ec45a;--some:#855f00;--rejected:#b02f2f;--unknown:#2d5fb0}
*{box-sizing:border-box}
body{margin:0;font:clamp(13px,1.25vw,30px)/1.35 system-ui,sans-serif}
header{display:flex;flex-wrap:wrap;gap:.2em 2em;align-items:baseline;justify-content:space-between;padding:.8em 1em}
h1{font-size:1.6em;margin:0;overflow-wrap:anywhere}
p{margin:0}
main{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
thead th{position:sticky;top:0;background:Canvas;border-bottom:2px solid var(--line)}
th,td{padding:.25em .4em;text-align:center;border-bottom:1px solid var(--line);white-space:nowrap}
.name{text-align:left;width:100%;max-width:0;min-width:9em;overflow:hidden;text-overflow:ellipsis}
.num{text-align:right}
.problem{min-width:4.2em}
tr>:first-child{padding-left:1em}
.kind{font-weight:normal;font-style:italic;font-size:.85em}
.cell{display:block;min-width:3.2em;border-radius:.3em;padding:.15em .3em;color:#fff;line-height:1.15}
.cell small{display:block;font-size:.72em}
.solved{background:var(--solved)}.first{background:var(--solved);outline:.16em solid var(--first)}
.some{background:var(--some)}.rejected{background:var(--rejected)}.unknown{background:var(--unknown)}
@media print{thead th{position:static}.cell{border:1px solid #000;color:#000;background:none}}`;

/** They hold no script, and nothing of another host. */
export function boardPageHeaders(): Record<string, string> {
  const style = `'sha256-${hash("sha256", STYLE, "base64")}'`;
  return {
    "content-security-policy": `default-src 'none'; style-src ${style}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    refresh: String(LOOK_EVERY_SECONDS),
    "cache-control": "private, no-cache",
  };
}

/**
 * The board as a page of its own, to hang on a wall or to keep: it needs nothing else, and looks again by itself while
 * it is open.
 */
export function boardPage({ contest, board }: { contest: ContestRow; board: Board }): string {
  const hasPoints = board.rules !== "icpc";
  const numbers = hasPoints ? ["Points", "Solved"] : ["Solved", "Penalty"];
  const head = [
    columnOf("num", "#"),
    columnOf("name", "Name"),
    ...numbers.map((text) => columnOf("num", text)),
    ...board.labels.map((label) => columnOf("problem", label)),
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(contest.title)}: board</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${STYLE}</style></head><body>
<header><h1>${escapeHtml(contest.title)}</h1><p>${statesOf(contest, board).map(escapeHtml).join(" · ")}</p></header>
<main tabindex="0" aria-label="Board"><table><thead><tr>${head.join("")}</tr></thead>
<tbody>
${board.rows.map((row) => lineOf(row, hasPoints)).join("\n")}
</tbody></table></main></body></html>
`;
}

function columnOf(look: string, text: string): string {
  return `<th scope="col" class="${look}">${escapeHtml(text)}</th>`;
}

function statesOf({ starts_at: start, ends_at: end, now }: ContestRow, board: Board): string[] {
  const left = (until: Date) => minutesText((until.getTime() - now.getTime()) / 60_000);
  const phase = now < start ? `Begins in ${left(start).toLowerCase()}` : now < end ? `${left(end)} left` : "Over";
  return [
    phase,
    ...(board.isFrozen ? ["Frozen: since then it only says that something was submitted"] : []),
    ...(board.unjudged > 0 && now >= end ? [`${board.unjudged} not judged yet`] : []),
    ...(board.finality === "final" ? ["Final"] : []),
  ];
}

function lineOf(row: BoardRow, hasPoints: boolean): string {
  const kind = row.kind === "official" ? "" : ` <span class="kind">${row.kind}</span>`;
  const numbers = hasPoints ? [row.points ?? 0, row.solved] : [row.solved, row.penaltyMinutes];
  return `<tr><td class="num">${row.rank ?? "–"}</td><th scope="row" class="name">${escapeHtml(row.name)}${kind}</th>${numbers
    .map((value) => `<td class="num">${value}</td>`)
    .join("")}${row.cells.map((cell) => `<td>${cell === null ? "" : cellOf(cell)}</td>`).join("")}</tr>`;
}

/** The sign says it as well as the colour: + solved, − rejected, ? not known. */
function cellOf(cell: BoardCell): string {
  const { look, sign } = cell.points === undefined ? solvedLook(cell) : pointsLook(cell, cell.points);
  const minute = cell.minute === null ? "" : `<small>${clockText(cell.minute)}</small>`;
  return `<span class="cell ${look}">${sign}${minute}</span>`;
}

/** 97 → 1:37. */
function clockText(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

function solvedLook({ tries, pending, minute, isFirst }: BoardCell): { look: string; sign: string } {
  if (minute !== null) return { look: isFirst ? "first" : "solved", sign: `+${tries === 0 ? "" : tries}` };
  return pending > 0 ? { look: "unknown", sign: `?${pending}` } : { look: "rejected", sign: `−${tries}` };
}

function pointsLook({ pending, isFull, isFirst }: BoardCell, points: number): { look: string; sign: string } {
  if (isFull) return { look: isFirst ? "first" : "solved", sign: String(points) };
  if (pending > 0) return { look: "unknown", sign: `${points} ?${pending}` };
  return { look: points > 0 ? "some" : "rejected", sign: String(points) };
}
