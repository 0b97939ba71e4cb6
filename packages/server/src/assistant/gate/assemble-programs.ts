import type { LanguageId } from "@verdict/contract/language";
import { candidatePrograms, type Frames, type Program, uniquePrograms } from "./candidate-programs.ts";
import { type EarlierCode, joinsWithEarlier } from "./earlier-code.ts";

/** What a user could put together when a block of code is shown. */
export interface Pieces {
  languages: readonly LanguageId[];
  /** Those of this answer, the present one last. */
  blocks: readonly string[];
  earlier: readonly EarlierCode[];
  frames: Frames;
}

/**
 * Each of the programs once, the likeliest first. For texts that are made for it this takes for ever (a search for the
 * body of a function goes back and forth over them), so only the thread of `assembler.ts` may call it.
 */
export function assemblePrograms({ languages, blocks, earlier, frames }: Pieces): Program[] {
  const present = blocks.slice(-1);
  const together = blocks.length > 1 ? [blocks.join("\n")] : [];
  const joined = languages.map((language) =>
    candidatePrograms([language], joinsWithEarlier(language, earlier, blocks), frames),
  );
  return uniquePrograms([...candidatePrograms(languages, [...present, ...together], frames), ...joined.flat()]);
}
