import { LanguageId } from "@verdict/contract/language";
import type { JudgeInput } from "./judging-state.ts";

/** A submission that the server has, and whose verdict this tab waits for. */
export interface KeptJudging {
  submissionId: string;
  sent: JudgeInput;
}

/** Whose submission to which problem. */
export interface JudgingOwner {
  userId: string;
  problemId: string;
}

/*
 * In the tab's own storage, which a reload leaves alone: what is waited for is waited for again. Where a browser keeps
 * nothing, a reload forgets it, and the history tells the verdict.
 */

export function keepJudging(owner: JudgingOwner, { submissionId, sent }: KeptJudging): void {
  try {
    const { code, language } = sent;
    sessionStorage.setItem(nameOf(owner), JSON.stringify({ submissionId, code, language }));
  } catch {
    // No storage, or a full one.
  }
}

export function forgetJudging(owner: JudgingOwner): void {
  try {
    sessionStorage.removeItem(nameOf(owner));
  } catch {
    // No storage.
  }
}

export function readKeptJudging(owner: JudgingOwner): KeptJudging | null {
  try {
    const { submissionId, code, language } = JSON.parse(sessionStorage.getItem(nameOf(owner)) ?? "{}");
    if (typeof submissionId !== "string" || typeof code !== "string") return null;
    return { submissionId, sent: { code, language: LanguageId.parse(language), ownInput: null } };
  } catch {
    // No storage, or what stands there is of another version of the page.
    return null;
  }
}

function nameOf({ userId, problemId }: JudgingOwner): string {
  return `verdict-judging/${userId}/${problemId}`;
}
