import type { revealSteps } from "@verdict/contract/reveal";
import { minuteText } from "./duration-text.ts";

export type Steps = ReturnType<typeof revealSteps>;
export type Step = Steps[number];

/** What a step has told, as a sentence for those who see no colours, and for those who see nothing. */
export function stepText(step: Step, { labels, hasPoints }: { labels: readonly string[]; hasPoints: boolean }): string {
  const { told } = step;
  if (told === null) return step.next === null ? "Nothing is hidden." : "The board as it was frozen.";
  const name = step.rows[told.toPlace]?.name ?? "";
  const outcome = `${name}, ${labels[told.index] ?? ""}: ${hasPoints ? pointsText(told) : solvedText(told)}.`;
  return [outcome, rankText(told), step.next === null ? "That was the last one." : ""].filter(Boolean).join(" ");
}

type Told = NonNullable<Step["told"]>;

function solvedText({ cell }: Told): string {
  if (cell === null) return "nothing that counts";
  if (cell.minute === null) return "rejected";
  const first = cell.isFirst ? ", first of all" : "";
  return `solved at ${minuteText(cell.minute)}${cell.tries === 0 ? "" : ` after ${cell.tries} rejected`}${first}`;
}

function pointsText({ cell }: Told): string {
  const points = cell?.points ?? 0;
  return cell?.isFull ? `all ${points} points` : `${points} ${points === 1 ? "point" : "points"}`;
}

function rankText({ fromRank, toRank }: Told): string {
  if (toRank === null || fromRank === null) return "";
  return fromRank === toRank ? `Still rank ${toRank}.` : `From rank ${fromRank} to rank ${toRank}.`;
}
