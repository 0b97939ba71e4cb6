import type { ContestForm } from "@verdict/contract/contest-form";
import { ContestRules } from "@verdict/contract/contests";
import type { Opened } from "@verdict/contract/tolerant-reader";
import { lengthText } from "./duration-text.ts";

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
/** Five hours is what a contest of the ICPC takes; two what fits into an evening. */
const USUAL_MINUTES = 120;
const USUAL_FREEZE_MINUTES = 60;
const ICPC_PENALTY_MINUTES = 20;

/** A form as it is typed. Times are those of the reader's own clock, as their fields write them: `2026-11-24T18:00`. */
export interface FormValues {
  title: string;
  intro: string;
  start: string;
  end: string;
  hasWindow: boolean;
  windowMinutes: string;
  hasFreeze: boolean;
  freezeMinutes: string;
  /** Of a newer server it may be one that is not known here: saved it is what it was, or refused. */
  rules: string;
  penaltyMinutes: string;
  teamSize: string;
  isListed: boolean;
  hasCode: boolean;
  joinCode: string;
  problemIds: string[];
}

/** A contest that begins at the next full hour after half an hour. */
export function newForm(now: Date): FormValues {
  const start = new Date(now.getTime() + (HOUR_MINUTES + 29) * MINUTE_MS);
  start.setMinutes(0, 0, 0);
  return {
    title: "",
    intro: "",
    start: fieldText(start),
    end: laterText(fieldText(start), USUAL_MINUTES),
    hasWindow: false,
    windowMinutes: String(USUAL_MINUTES),
    hasFreeze: false,
    freezeMinutes: String(USUAL_FREEZE_MINUTES),
    rules: "icpc",
    penaltyMinutes: String(ICPC_PENALTY_MINUTES),
    teamSize: "1",
    isListed: true,
    hasCode: false,
    joinCode: "",
    problemIds: [],
  };
}

export function valuesOf(form: Opened<ContestForm>): FormValues {
  return {
    title: form.title,
    intro: form.intro,
    start: fieldText(new Date(form.startsAt)),
    end: fieldText(new Date(form.endsAt)),
    hasWindow: form.windowMinutes !== null,
    windowMinutes: String(form.windowMinutes ?? USUAL_MINUTES),
    hasFreeze: form.freezeMinutes !== null,
    freezeMinutes: String(form.freezeMinutes ?? USUAL_FREEZE_MINUTES),
    rules: form.rules,
    penaltyMinutes: String(form.penaltyMinutes),
    teamSize: String(form.teamSize),
    isListed: form.isListed,
    hasCode: form.joinCode !== null,
    joinCode: form.joinCode ?? "",
    problemIds: form.problemIds,
  };
}

/** As the server takes it; whether it may be so the contract says. A time that is none stays the text that it is. */
export function formOf(values: FormValues): Opened<ContestForm> {
  return {
    title: values.title,
    intro: values.intro,
    startsAt: momentOf(values.start),
    endsAt: momentOf(values.end),
    windowMinutes: values.hasWindow ? numberOf(values.windowMinutes) : null,
    freezeMinutes: values.hasFreeze && !values.hasWindow ? numberOf(values.freezeMinutes) : null,
    rules: values.rules,
    penaltyMinutes: values.rules === "icpc" ? numberOf(values.penaltyMinutes) : ICPC_PENALTY_MINUTES,
    teamSize: numberOf(values.teamSize),
    isListed: values.isListed,
    joinCode: values.hasCode ? values.joinCode : null,
    problemIds: values.problemIds,
  };
}

/** So many minutes after a time, as its field writes it; the time itself where it is none. */
export function laterText(text: string, minutes: number): string {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? text : fieldText(new Date(date.getTime() + minutes * MINUTE_MS));
}

/** What the rules come to, in words. */
export function rulesText(values: FormValues): string {
  const minutes = Math.round((new Date(values.end).getTime() - new Date(values.start).getTime()) / MINUTE_MS);
  if (!(minutes > 0)) return "The end comes after the start.";
  const clock = values.hasWindow
    ? `Everybody has ${lengthText(numberOf(values.windowMinutes)) || "no time"} from their own start on, within ${lengthText(minutes)}.`
    : `It takes ${lengthText(minutes)}, for all at the same time.`;
  const freeze =
    values.hasFreeze && !values.hasWindow
      ? ` For the last ${lengthText(numberOf(values.freezeMinutes)) || "minutes"} the board does not say what becomes of submissions, until you thaw it.`
      : "";
  return `${clock} ${rankingText(values)} What does not compile costs nothing.${freeze}`;
}

function rankingText({ rules, penaltyMinutes }: FormValues): string {
  const known = ContestRules.safeParse(rules).data;
  switch (known) {
    case "icpc":
      return `More problems solved is better, then less penalty: the minute of each accepted submission, and ${numberOf(penaltyMinutes)} for each rejected one before it.`;
    case "best":
      return `More points are better: of each problem those of the best submission. ${POINTS_TEXT}`;
    case "groups":
      return `More points are better: of each group of tests the best that any submission has, added up. ${POINTS_TEXT}`;
    case undefined:
      return "";
    default:
      return known satisfies never;
  }
}

const POINTS_TEXT =
  "A problem without points of its own gives 100 when it is solved. Of equal points the earlier last gain is better.";

/** As a field for date and time writes it. */
export function fieldText(date: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

export function momentOf(text: string): string {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? text : date.toISOString();
}

function numberOf(text: string): number {
  return text.trim() === "" ? Number.NaN : Number(text);
}
