import { verdictText } from "../../judging/verdict-texts.ts";
import type { Opinion } from "./opinion-of-judge.ts";

/** What stands above a shown code block. */
export function judgeLabel(opinion: Opinion): string {
  if (opinion.kind === "unchecked") return "not checked by our judge";
  const { verdict, passed, total } = opinion;
  if (verdict === "CE") return "our judge: does not compile by itself";
  const count = `${passed} of ${total} tests passed`;
  return verdict === "AC" ? `our judge: Accepted, ${count}` : `our judge: ${verdictText(verdict, "")}, ${count}`;
}

export type HoldReason = "accepted" | "unchecked" | "foreign" | "piece";

/** What stands in the place of code that is held back, as a quote in Markdown. */
export function holdNotice(reason: HoldReason): string {
  switch (reason) {
    case "accepted":
      return "> **Held back:** this code would be accepted by our judge. Take the next hint, or ask for the full solution and confirm.";
    case "unchecked":
      return "> **Held back:** our judge could not check this code in time, so it may be the whole solution. Take the next hint, or ask for the full solution and confirm.";
    case "foreign":
      return "> **Held back:** our judge cannot check code in this language, so it may be the whole solution. Take the next hint, or ask for the full solution and confirm.";
    case "piece":
      return "> **Held back:** our judge cannot check a piece of code in this language, so it may be most of the solution. Take the next hint, or ask for the full solution and confirm.";
    default:
      return reason satisfies never;
  }
}
