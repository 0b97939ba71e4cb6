import { LanguageId, languageName } from "@verdict/contract/language";
import type { SubmissionStatus, Verdict } from "@verdict/contract/verdict";
import * as z from "zod/mini";
import type { Tone } from "./badges.tsx";
import { knownWord } from "./known-word.ts";

const VERDICT_TEXT: Record<Verdict, string> = {
  AC: "Accepted",
  WA: "Wrong Answer",
  TLE: "Time Limit Exceeded",
  MLE: "Memory Limit Exceeded",
  RTE: "Runtime Error",
  CE: "Compilation Error",
  OLE: "Output Limit Exceeded",
  NC: "Not Compared",
  JE: "Judge Error",
};

/** A verdict in words, as every programming contest writes it; one that this page does not know as it came. */
export function verdictText(verdict: string): string {
  return knownWord(VERDICT_TEXT, verdict) ?? verdict;
}

/** The spec's badge colours: accepted success, wrong error, error warning, pending info, anything else neutral. */
const STATUS_TONE: Record<SubmissionStatus, Tone> = {
  accepted: "success",
  wrong: "error",
  error: "warning",
  pending: "info",
};

export function statusTone(status: string): Tone {
  return knownWord(STATUS_TONE, status) ?? "neutral";
}

export function statusText(status: string): string {
  return status.charAt(0).toUpperCase() + status.slice(1);
}

const VERDICT_TONE: Record<Verdict, Tone> = {
  AC: "success",
  WA: "error",
  TLE: "warning",
  MLE: "warning",
  RTE: "warning",
  CE: "warning",
  OLE: "warning",
  NC: "neutral",
  JE: "neutral",
};

/** Only a pass is green; what says nothing of the program stays neutral, as does a verdict that is not known here. */
export function verdictTone(verdict: string): Tone {
  return knownWord(VERDICT_TONE, verdict) ?? "neutral";
}

/** Whether it says that the program failed: not of a verdict that is not known here. */
export function isFailure(verdict: string): boolean {
  const tone = verdictTone(verdict);
  return tone === "error" || tone === "warning";
}

/** `C++` for `cpp`; a language that this page does not know as it came. */
export function languageText(language: string): string {
  const known = z.safeParse(LanguageId, language);
  return known.success ? languageName(known.data) : language;
}
