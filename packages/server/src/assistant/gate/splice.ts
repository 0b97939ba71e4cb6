import type { LanguageId } from "@verdict/contract/language";
import { blankOut, type Definition, findDefinitions, matching } from "./find-definitions.ts";

/*
 * A model rarely writes a whole program: it gives the one function that the starter code leaves open, or what goes
 * into it. Alone that does not compile, and a judge who looks at it alone would let every solution pass. So it is also
 * put to where the user would put it.
 */

const PLACE = /\/\/[^\n]*write your (?:solution|code)[^\n]*|\/\*[^*]*write your (?:solution|code)[^*]*\*\//i;
const IMPORTS = /^\s*(?:#\s*include\b|using\s+namespace\b|import\s+(?:static\s+)?java|package\s).*$/gm;

/** The programs that come out when the block is put into the frame in each way that fits. May be none. */
export function splice(language: LanguageId, frame: string, block: string): string[] {
  const own = findDefinitions(block).filter((definition) => definition.name !== "main");
  const open = findDefinitions(frame).filter((definition) => definition.name !== "main");
  const shared = open.filter((there) => own.some((definition) => definition.name === there.name));
  if (shared.length > 0) return [replaceDefinitions(language, frame, shared, block)];
  const place = findPlace(frame);
  if (place === null) return [];
  const renamed = own.length > 0 && place.stub !== null ? renameToStub(block, own, place.stub) : null;
  if (renamed !== null && place.stub !== null) return [replaceDefinitions(language, frame, [place.stub], renamed)];
  return fillPlace(frame, place, block);
}

/**
 * Blocks as one: what a later one defines anew takes the place of the earlier, and C++'s `main`, which may use all of
 * them, goes last.
 */
export function joinBlocks(language: LanguageId, blocks: readonly string[]): string {
  const joined = blocks.reduce((before, block) => {
    const names = new Set(findDefinitions(block).map((definition) => definition.name));
    const again = findDefinitions(before).filter((definition) => names.has(definition.name));
    return again.length > 0 ? replaceDefinitions(language, before, again, block) : `${before}\n${block}`;
  });
  const main =
    language === "cpp" ? findDefinitions(joined).find((definition) => definition.name === "main") : undefined;
  if (main === undefined) return joined;
  return `${joined.slice(0, main.start)}${joined.slice(main.end)}\n${joined.slice(main.start, main.end)}\n`;
}

/** The block in the place of the first definition; the others that it brings along as well go away. */
function replaceDefinitions(
  language: LanguageId,
  frame: string,
  definitions: readonly Definition[],
  block: string,
): string {
  const outer = outermost(definitions);
  const isStatic = outer.some((definition) => /\bstatic\b/.test(frame.slice(definition.start, definition.bodyStart)));
  const fitting = withoutRepetition(frame, block);
  const inserted = language === "java" ? asMembers(fitting, isStatic) : fitting;
  let program = frame;
  for (const [index, definition] of [...outer.entries()].reverse()) {
    program = program.slice(0, definition.start) + (index === 0 ? inserted : "") + program.slice(definition.end);
  }
  return program;
}

function outermost(definitions: readonly Definition[]): Definition[] {
  return definitions.filter((one) => !definitions.some((other) => other.start < one.start && one.end <= other.end));
}

/** The block without the types and imports that the frame declares already: twice would not compile. */
function withoutRepetition(frame: string, block: string): string {
  const declared = blankOut(frame);
  let fitting = block.replace(/^\s*(?:const|let|var)\s+(\w+)\s*=\s*require\(.*$/gm, (line, name: string) =>
    new RegExp(`\\b${name}\\s*=\\s*require\\b`).test(declared) ? "" : line,
  );
  for (const [, name = ""] of declared.matchAll(/\b(?:struct|class|record|enum)\s+(\w+)/g)) {
    const masked = blankOut(fitting);
    const match = new RegExp(`\\b(?:static\\s+)?(?:struct|class|record|enum)\\s+${name}\\b[^{;]*\\{`).exec(masked);
    // The class around a whole Java program is unwrapped, not dropped.
    if (match === null || findDefinitions(match[0]).length > 0 || /\bclass\b/.test(match[0])) continue;
    const end = matching(masked, match.index + match[0].length - 1, "{", "}");
    if (end !== -1) fitting = fitting.slice(0, match.index) + fitting.slice(end + 1).replace(/^\s*;/, "");
  }
  return fitting;
}

/** Methods as they go into a class: without imports, without a class of their own around them, static where needed. */
function asMembers(block: string, isStatic: boolean): string {
  const code = unwrapClass(block.replace(IMPORTS, ""));
  if (!isStatic) return code;
  let members = code;
  for (const definition of outermost(findDefinitions(code)).toReversed()) {
    if (/\bstatic\b/.test(code.slice(definition.start, definition.bodyStart))) continue;
    members = `${members.slice(0, definition.start)}static ${members.slice(definition.start)}`;
  }
  return members;
}

/** Of one class around everything. Beside others it is one that they use, and has to work without an object of Main. */
function unwrapClass(code: string): string {
  const masked = blankOut(code);
  const match = /^\s*(?:public\s+|final\s+)*class\s+\w+[^{]*\{/.exec(masked);
  if (match === null) return code;
  const end = matching(masked, match[0].length - 1, "{", "}");
  if (end === -1) return code;
  if (masked.slice(end + 1).trim() === "") return code.slice(match[0].length, end);
  return code.replace(/^(?:public\s+|final\s+)*class\b/gm, "static class");
}

interface Place {
  start: number;
  end: number;
  /** The innermost function around the place. */
  stub: Definition | null;
}

function findPlace(frame: string): Place | null {
  const match = PLACE.exec(frame);
  if (match === null) return null;
  const around = findDefinitions(frame).filter((one) => one.bodyStart < match.index && match.index < one.end);
  return { start: match.index, end: match.index + match[0].length, stub: around.at(-1) ?? null };
}

/** The last function of the block that takes as many parameters as the stub is meant for it, under another name. */
function renameToStub(block: string, own: readonly Definition[], stub: Definition): string | null {
  if (stub.name === "main") return null;
  const meant = own.findLast((definition) => definition.parameterCount === stub.parameterCount);
  return meant === undefined ? null : block.replaceAll(new RegExp(`\\b${meant.name}\\b`, "g"), stub.name);
}

/** The block as the body, once with what follows the place and once instead of it. */
function fillPlace(frame: string, place: Place, block: string): string[] {
  const kept = `${frame.slice(0, place.start)}${block}\n${frame.slice(place.end)}`;
  if (place.stub === null) return [kept];
  return [`${frame.slice(0, place.start)}${block}\n${frame.slice(place.stub.end - 1)}`, kept];
}
