import { isCore, type LanguageId } from "@verdict/contract/language";
import { splice } from "./splice.ts";

export interface Program {
  language: LanguageId;
  source: string;
}

/** Where a block may belong: the starter code of each language, and what stands in the user's editor. */
export interface Frames {
  starterCode: Partial<Record<LanguageId, string>>;
  own: Program | null;
}

/** Compiling and judging each costs about a second of a core. */
const MOST_PROGRAMS = 8;

/** Every program that a user could make of these blocks without thinking: the first ones are the likeliest. */
export function candidatePrograms(
  languages: readonly LanguageId[],
  blocks: readonly string[],
  frames: Frames,
): Program[] {
  const programs: Program[] = [];
  for (const language of languages) {
    const frame = frames.starterCode[language];
    // How functions of a further language are put into others nobody knows here: pieces of it do not pass
    // (gate-answer.ts).
    const own = isCore(language) && frames.own?.language === language ? frames.own.source : undefined;
    for (const block of blocks) {
      const sources = [
        withImports(language, block),
        ...(frame === undefined ? [] : splice(language, frame, block)),
        ...(own === undefined || own === frame ? [] : splice(language, own, block)),
      ];
      programs.push(...sources.map((source) => ({ language, source })));
    }
  }
  const able = programs.filter(mayRun);
  return uniquePrograms(able.length > 0 ? able : programs).slice(0, MOST_PROGRAMS);
}

/** Without a main function C++ does not link and Java does not start: nothing has to be compiled to know that. */
function mayRun({ language, source }: Program): boolean {
  return (language !== "cpp" && language !== "java") || /\bmain\b/.test(source);
}

/** Each once, in their order. */
export function uniquePrograms(programs: readonly Program[]): Program[] {
  const unique = new Map(programs.map((program) => [`${program.language}\n${program.source}`, program]));
  return [...unique.values()];
}

/** Models leave out what everybody has at the top of the file. */
function withImports(language: LanguageId, source: string): string {
  switch (language) {
    case "cpp":
      return /#\s*include/.test(source) ? source : `#include <bits/stdc++.h>\nusing namespace std;\n${source}`;
    case "java":
      return /^\s*import\s/m.test(source) ? source : `import java.io.*;\nimport java.util.*;\n${source}`;
    default:
      return source;
  }
}
