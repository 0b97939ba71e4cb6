import { isCore, type LanguageId } from "@verdict/contract/language";
import type { Pieces } from "./assemble-programs.ts";
import type { Frames, Program } from "./candidate-programs.ts";
import { languageOfCode } from "./code-language.ts";
import type { EarlierCode } from "./earlier-code.ts";
import { type HoldReason, holdNotice, judgeLabel } from "./judge-label.ts";
import { isAccepted, type Opinion } from "./opinion-of-judge.ts";
import { createSegmenter, type Segment } from "./segment-answer.ts";

/*
 * The gate between the model and the user. Prose passes as it comes; code waits for our judge. Until the user has
 * solved the problem, or asked for the solution and confirmed, code that the judge would accept does not pass, nor
 * does code of which nobody knows. The rules in the prompt ask the model; this gate asks nobody.
 */

/** An answer has a few blocks; what comes after so many is not judged any more, and so not known. */
const MOST_JUDGED_BLOCKS = 5;
/** Of one answer, so that no conversation keeps the judges busy. A block that would need more is not judged. */
const MOST_JUDGED_PROGRAMS = 80;

export interface GateOptions {
  /** The user has solved the problem, or has confirmed that the full solution may be shown. */
  maySeeSolution: boolean;
  userLanguage: LanguageId | null;
  /** The further languages that the site offers, and so the judge runs. */
  offered: readonly LanguageId[];
  frames: Frames;
  /** What guarded answers of the same conversation have shown, oldest first. */
  earlier: readonly EarlierCode[];
  /** Null where that cannot be found out: then the code is not judged, and so not known. */
  assemble: (pieces: Pieces) => Promise<readonly Program[] | null>;
  judge: (programs: readonly Program[]) => Promise<Opinion>;
}

/** `checking`: a code block is complete, and the answer waits for the judge. */
export type GatedPiece = ShownPiece | { kind: "checking" };
type ShownPiece = { kind: "text"; text: string } | { kind: "held"; reason: HoldReason; text: string };

/** What of an answer the judge has seen. */
interface Judged {
  blocks: string[];
  programs: number;
}

type Block = Extract<Segment, { kind: "code" }>;

/**
 * What may be shown of an answer, in order. Ends early, and with that the answer of the model, after a block that
 * would be accepted: what follows would only explain it.
 */
export async function* gateAnswer(pieces: AsyncIterable<string>, options: GateOptions): AsyncGenerator<GatedPiece> {
  const segmenter = createSegmenter();
  const judged: Judged = { blocks: [], programs: 0 };
  const pass = async function* (segments: readonly Segment[]): AsyncGenerator<GatedPiece> {
    for (const segment of segments) {
      if (segment.kind === "text") yield segment;
      else yield yield* gateBlock(segment, judged, options);
    }
  };
  for await (const piece of withEnd(pieces)) {
    const segments = piece === null ? segmenter.end() : segmenter.push(piece);
    for await (const gated of pass(segments)) {
      yield gated;
      if (gated.kind === "held" && gated.reason === "accepted") return;
    }
  }
}

async function* withEnd(pieces: AsyncIterable<string>): AsyncGenerator<string | null> {
  yield* pieces;
  yield null;
}

async function* gateBlock(block: Block, judged: Judged, options: GateOptions): AsyncGenerator<GatedPiece, ShownPiece> {
  const language = languageOfCode(block, options.userLanguage, options.offered);
  if (language.kind === "none") return { kind: "text", text: shownBlock(block, "") };
  if (language.kind === "foreign") {
    return options.maySeeSolution
      ? { kind: "text", text: shownBlock(block, judgeLabel({ kind: "unchecked" })) }
      : heldBlock("foreign");
  }
  const opinion = yield* judgeBlock(block, language.languages, judged, options);
  if (options.maySeeSolution) return { kind: "text", text: shownBlock(block, judgeLabel(opinion)) };
  if (opinion.kind === "unchecked") return heldBlock("unchecked");
  if (isAccepted(opinion)) return heldBlock("accepted");
  if (!language.languages.every(isCore) && (await mayBePiece(block, language.languages, options)))
    return heldBlock("piece");
  return { kind: "text", text: shownBlock(block, judgeLabel(opinion)) };
}

/**
 * In a core language a piece is put where its reader would put it, and judged there. In a further one there is nothing
 * to put it into, and a function that only lacks its call passes no test by itself: so only what passes some is known
 * to be a whole program, and wrong.
 */
async function mayBePiece(block: Block, languages: readonly LanguageId[], options: GateOptions): Promise<boolean> {
  const opinion = await options.judge(languages.map((language) => ({ language, source: block.code })));
  return opinion.kind === "unchecked" || opinion.passed === 0;
}

/**
 * A solution may come in pieces: so each block is judged by itself, together with those before it, and together with
 * those of earlier answers.
 */
async function* judgeBlock(
  block: Block,
  languages: readonly LanguageId[],
  judged: Judged,
  options: GateOptions,
): AsyncGenerator<GatedPiece, Opinion> {
  if (judged.blocks.length >= MOST_JUDGED_BLOCKS || judged.programs > MOST_JUDGED_PROGRAMS)
    return { kind: "unchecked" };
  judged.blocks.push(block.code);
  yield { kind: "checking" };
  const { earlier, frames } = options;
  const programs = await options.assemble({ languages, blocks: judged.blocks, earlier, frames });
  // Once is enough to keep the thread from others: the rest of the answer goes the same way.
  judged.programs += programs?.length ?? MOST_JUDGED_PROGRAMS + 1;
  if (programs === null) return { kind: "unchecked" };
  return judged.programs > MOST_JUDGED_PROGRAMS ? { kind: "unchecked" } : await options.judge(programs);
}

function heldBlock(reason: HoldReason): ShownPiece {
  return { kind: "held", reason, text: `\n${holdNotice(reason)}\n\n` };
}

/** Loose code without a verdict worth telling is shown as it came: it may be a sentence that looks like code. */
function shownBlock(block: Block, label: string): string {
  if (block.form === "loose" && (label === "" || label.includes("does not compile"))) return block.raw;
  const longest = Math.max(0, ...(block.code.match(/`+/g) ?? []).map((run) => run.length));
  const mark = "`".repeat(Math.max(3, longest + 1));
  const tag = block.tag.replaceAll(/[^\w+#-]/g, "");
  const info = label === "" ? tag : `${tag === "" ? "text" : tag} · ${label}`;
  return `${mark}${info}\n${block.code}\n${mark}\n`;
}
