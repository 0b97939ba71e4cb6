import * as z from "zod/mini";

/**
 * What a program and a problem's interactor have said to each other, in the order in which it came; in a problem of
 * several passes, what the program was given and what it printed. `judge` is whoever is not the program. One entry may
 * hold several lines, or a part of one. `isCut`: more was said than is here.
 */
export const Said = z.object({ by: z.enum(["program", "judge"]), text: z.string() });
export type Said = z.infer<typeof Said>;
export const Conversation = z.object({ passes: z.array(z.array(Said)), isCut: z.boolean() });
export type Conversation = z.infer<typeof Conversation>;

/** Of a sample, as a form or a package has it; far beyond what somebody reads. */
export const CONVERSATION_MAX_LENGTH = 64 * 1024;
export const CONVERSATIONS_MAX = 100;

/**
 * A sample of interaction as packages have it (`.interaction`): a line that begins with `>` is the program's, one with
 * `<` is what it reads; `---` alone divides passes. Null for any other line.
 */
export function parseInteraction(text: string): Conversation | null {
  const passes: Said[][] = [[]];
  for (const line of text.replace(/\r?\n$/, "").split(/\r?\n/)) {
    if (/^-{3,}$/.test(line)) {
      passes.push([]);
      continue;
    }
    const by = SPEAKER_OF[line.charAt(0)];
    if (by === undefined) return null;
    addSaid(passes.at(-1) ?? [], { by, text: `${line.slice(1)}\n` });
  }
  return { passes, isCut: false };
}

const SPEAKER_OF: Readonly<Record<string, Said["by"]>> = { ">": "program", "<": "judge" };

/** Said to whoever has written something else. */
export const INTERACTION_FORM =
  "Each line of a conversation begins with > (the program writes it) or < (it reads it); --- alone divides passes";

/** As it is read, maybe of a newer server: whoever is not the program is its other side. */
interface Spoken {
  by: string;
  text: string;
}

/** Adds to what was said last where the same goes on. */
export function addSaid(pass: Said[], { by, text }: Said): void {
  const last = pass.at(-1);
  if (last?.by === by) last.text += text;
  else pass.push({ by, text });
}

/** What one says in a row as one: a judge hears of a text in pieces. */
export function inTurns(pass: readonly Spoken[]): Said[] {
  const turns: Said[] = [];
  for (const { by, text } of pass) addSaid(turns, { by: by === "program" ? by : "judge", text });
  return turns;
}

/** As `parseInteraction` reads it. A line that somebody has not ended looks as if it were. */
export function interactionText({ passes }: { passes: readonly (readonly Spoken[])[] }): string {
  return passes.map((pass) => inTurns(pass).map(linesOf).join("")).join("---\n");
}

function linesOf({ by, text }: Said): string {
  const mark = by === "program" ? ">" : "<";
  return text
    .replace(/\n$/, "")
    .split("\n")
    .map((line) => `${mark}${line}\n`)
    .join("");
}
