/** The plain variables with which a program looks into a list, by the list's name; one for each dimension. */
export type IndexNames = ReadonlyMap<string, readonly (readonly string[])[]>;

/** A line comment is one wherever `//` is no division by a number at the end of its line, as in Python. */
const COMMENTS_AND_TEXTS =
  /\/\/(?! *\d+ *$)[^\n]*|\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|#(?!include|define|pragma)[^\n]*/gm;
/** `dist[nr][nc]`, and what methods do in its place: `text.charAt(i)`, `list.get(i)`, `v.at(i)`. */
const SUBSCRIPTS = /\b([A-Za-z_$][\w$]*)((?:\s*\[\s*[A-Za-z_$][\w$]*\s*\])+)/g;
const METHODS = /\b([A-Za-z_$][\w$]*)\.(?:at|get|charAt|charCodeAt|codePointAt)\(\s*([A-Za-z_$][\w$]*)\s*\)/g;
/** The middle of two others: those are as much of an index as it is. */
const MIDDLES =
  /\b([A-Za-z_$][\w$]*)\s*=[^=;\n]*?\b([A-Za-z_$][\w$]*)\s*(?:\+|-)\s*\(?\s*\b([A-Za-z_$][\w$]*)[^;\n]*?(?:>>>?\s*1|\/\/?\s*2)\b/g;
const NAMES = /[A-Za-z_$][\w$]*/g;

/** Found in the words of the source alone, in any language. */
export function indexNames(code: string): IndexNames {
  const source = code.replace(COMMENTS_AND_TEXTS, " ");
  const found = new Map<string, string[][]>();
  const note = (list: string, names: string[]) => {
    const known = found.get(list) ?? [];
    if (!known.some((one) => one.join() === names.join())) found.set(list, [...known, names]);
  };
  for (const [, list = "", subscripts = ""] of source.matchAll(SUBSCRIPTS)) note(list, subscripts.match(NAMES) ?? []);
  for (const [, list = "", name = ""] of source.matchAll(METHODS)) note(list, [name]);
  for (const [, middle = "", low = "", high = ""] of source.matchAll(MIDDLES)) {
    for (const [list, known] of found) {
      if (!known.some(([first, ...others]) => first === middle && others.length === 0)) continue;
      note(list, [low]);
      note(list, [high]);
    }
  }
  return found;
}

/** A place in a list to which variables point now: an index for each dimension, and their names. */
export interface IndexMark {
  readonly at: readonly number[];
  readonly label: string;
}

/** The marks of one list, by what its index variables hold now; those that point to one place share a mark. */
export function marksOf(list: string, names: IndexNames, values: ReadonlyMap<string, unknown>): IndexMark[] {
  const marks = new Map<string, IndexMark>();
  for (const subscript of names.get(list) ?? []) {
    const at = subscript.flatMap((name) => {
      const index = values.get(name);
      return typeof index === "number" && Number.isInteger(index) ? [index] : [];
    });
    if (at.length < subscript.length) continue;
    const known = marks.get(at.join());
    const label = subscript.join(",");
    marks.set(at.join(), { at, label: known === undefined ? label : `${known.label} ${label}` });
  }
  return [...marks.values()];
}
