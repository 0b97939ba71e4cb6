import { each, expression, from, places, pythonName, readOf } from "./python-expression.ts";

/*
 * The statements of a C++ starter that read, as lines of Python. Starters are written in few forms (declare, read one
 * by one, fill a row, read edges), which are known here.
 */

/** What is known of a starter so far, and the lines of Python that were made of it. */
export interface Reader {
  /** Of single values that were declared. */
  types: Map<string, string>;
  /** Vectors and arrays that were declared and not filled yet. */
  rows: Map<string, Row>;
  /** Of types that are names for arrays. */
  sizeOf: ReadonlyMap<string, string>;
  /** The types of a structure's fields, by their names, in their order. */
  fieldsOf: ReadonlyMap<string, ReadonlyMap<string, string>>;
  lines: string[];
}

/** `item` is the type of what stands in it; `size` and `inner` are expressions. */
interface Row {
  item: string;
  size: string;
  inner: string | null;
}

/** One form of reading: its beginning of the text, and what it does; false where it cannot, with nothing changed. */
interface Form {
  begins: RegExp;
  read(reader: Reader, found: readonly string[]): boolean;
}

/** A reader that has read nothing of this starter yet, and knows its types. */
export function readerOf(cpp: string): Reader {
  const sizes = [...cpp.matchAll(/^using (\w+) = array<[\w ]+, (\d+)>;/gm)];
  const sizeOf = new Map(sizes.map(([, name = "", size = ""]) => [name, size]));
  return { types: new Map(), rows: new Map(), sizeOf, fieldsOf: fieldsOfStructures(cpp), lines: [] };
}

/** Reads the text's statements until one is of no form, and returns the text from that one on. */
export function takeAll(reader: Reader, text: string): string {
  let rest = text.trimStart();
  for (let read = takeOne(reader, rest); read > 0; read = takeOne(reader, rest)) rest = rest.slice(read).trimStart();
  return rest;
}

/** How much of the text the first statement is, once it is read; 0 where it is of no form. */
function takeOne(reader: Reader, text: string): number {
  for (const { begins, read } of FORMS) {
    const found = begins.exec(text);
    if (found !== null && read(reader, [...found])) return found[0].length;
  }
  return 0;
}

const FORMS: readonly Form[] = [
  {
    // Not char: one needs no space around it, as the colon of a time.
    begins: /^(int|long long|double|string) (\w+(?:, \w+)*);/,
    read: ({ types }, [, type = "", names = ""]) => {
      for (const name of names.split(", ")) types.set(name, type);
      return true;
    },
  },
  {
    begins: /^cin((?: >> \w+)+);/,
    read: ({ types, lines }, [, names = ""]) => {
      const targets = namesIn(names);
      if (!targets.every((name) => types.has(name))) return false;
      const values = targets.map((name) => readOf(types.get(name) ?? ""));
      lines.push(`${targets.map(pythonName).join(", ")} = ${values.join(", ")}`);
      return true;
    },
  },
  {
    begins: /^vector<vector<(\w+)>> (\w+)\((\w+(?: \+ 1)?), vector<\w+>\((\w+(?: \+ 1)?)\)\);/,
    read: ({ rows }, [, item = "", name = "", size = "", inner = ""]) => {
      rows.set(name, { item, size, inner });
      return true;
    },
  },
  {
    begins: /^array<array<(\w+), (\d+)>, (\d+)> (\w+);/,
    read: ({ rows }, [, item = "", inner = "", size = "", name = ""]) => {
      rows.set(name, { item, size, inner });
      return true;
    },
  },
  {
    begins: /^(?:vector|list)<([\w<>, ]+)> (\w+\(\w+(?: \+ 1)?(?:, 0)?\)(?:, \w+\(\w+(?: \+ 1)?(?:, 0)?\))*);/,
    read: ({ rows }, [, item = "", declared = ""]) => {
      for (const [, name = "", size = ""] of declared.matchAll(/(\w+)\((\w+(?: \+ 1)?)(?:, 0)?\)/g))
        rows.set(name, { item, size, inner: null });
      return true;
    },
  },
  {
    begins: /^for \((int|long long|double|string)& (\w+) : (\w+)\) cin >> \2;/,
    read: (reader, [, type = "", , name = ""]) => fill(reader, name, ({ size }) => `[${each(readOf(type), size)}]`),
  },
  {
    begins: /^for \(auto& \[(\w+(?:, \w+)*)\] : (\w+)\) cin((?: >> \w+)+);/,
    read: (reader, [, parts = "", name = "", read = ""]) =>
      namesIn(read).join(", ") === parts && fillWithParts(reader, name, parts.split(", ")),
  },
  {
    begins: /^for \(\w+& (\w+) : (\w+)\) cin((?: >> \1\.\w+)+);/,
    read: (reader, [, , name = "", read = ""]) => fillWithParts(reader, name, partsIn(read)),
  },
  {
    begins: /^for \(auto& (\w+) : (\w+)\)\s*for \((int|long long|double)& (\w+) : \1\) cin >> \4;/,
    read: (reader, [, , name = "", type = ""]) =>
      fill(reader, name, ({ item, size, inner }) => {
        const most = inner ?? reader.sizeOf.get(item);
        return most === undefined ? null : `[${each(`[${each(readOf(type), most)}]`, size)}]`;
      }),
  },
  {
    // Rows with their lengths before them.
    begins:
      /^for \(auto& (\w+) : (\w+)\) \{\s*int (\w+);\s*cin >> \3;\s*\1\.resize\(\3\);\s*for \(int& (\w+) : \1\) cin >> \4;\s*\}/,
    read: (reader, [, , name = ""]) =>
      fill(reader, name, ({ size }) => `[${each(`[${each(readOf("int"), readOf("int"))}]`, size)}]`),
  },
  {
    begins: /^for \(int (\w+) = (\d); \1 <= (\w+); \1\+\+\) cin >> (\w+)\[\1\];/,
    read: (reader, [, , first = "", last = "", name = ""]) =>
      fill(reader, name, ({ item }) => `${places("0", first)} + [${from(readOf(item), first, last)}]`),
  },
  {
    begins: /^for \(int (\w+) = (\d); \1 <= (\w+); \1\+\+\) cin((?: >> (\w+)\[\1\]\.\w+)+);/,
    read: (reader, [, , first = "", last = "", read = "", name = ""]) => {
      const parts = partsIn(read);
      return fill(
        reader,
        name,
        ({ item }) => {
          const one = tupleOf(reader, item, parts);
          return one === null ? null : `${places("None", first)} + [${from(one, first, last)}]`;
        },
        `At each place from ${first} on: ${parts.map(pythonName).join(", ")}.`,
      );
    },
  },
  {
    // Several rows side by side.
    begins: /^for \(int (\w+) = 0; \1 < (\w+); \1\+\+\) cin((?: >> \w+\[\1\])+);/,
    read: (reader, [, at = "", end = "", read = ""]) => {
      const names = namesIn(read);
      const values = names.map((name) => readOf(reader.rows.get(name)?.item ?? ""));
      if (!names.every((name) => isRow(reader, name))) return false;
      for (const name of names) makeEmpty(reader, name);
      const targets = names.map((name) => `${pythonName(name)}[${pythonName(at)}]`);
      reader.lines.push(`for ${pythonName(at)} in range(${pythonName(end)}):`);
      reader.lines.push(`    ${targets.join(", ")} = ${values.join(", ")}`);
      return true;
    },
  },
  {
    begins: /^for \(int (\w+) = (\d); \1 < (\w+); \1\+\+\) \{\s*((?:[^{}]|\{[^{}]*\})*)\}/,
    read: (reader, [, , first = "", end = "", body = ""]) => {
      const inside = bodyOf(reader, body);
      if (inside === null) return false;
      const range = first === "0" ? pythonName(end) : `${first}, ${pythonName(end)}`;
      reader.lines.push(`for _ in range(${range}):`, ...inside.map((line) => `    ${line}`));
      return true;
    },
  },
];

/** Of a loop: some values are read, and then put into rows, which are made empty before it. */
function bodyOf(reader: Reader, body: string): string[] | null {
  const statements = body.trim().split(/;\s*/).slice(0, -1);
  const own: Reader = { types: new Map(), rows: new Map(), sizeOf: new Map(), fieldsOf: new Map(), lines: [] };
  const filled: string[] = [];
  for (const statement of statements) {
    if (takeOne(own, `${statement};`) > 0) continue;
    const pushed = PUSHED.exec(statement);
    const set = /^(\w+)\[(\w+)\] (\|?=) (true|1 << \w+)$/.exec(statement);
    const [, name = "", at = ""] = pushed ?? set ?? [];
    if (!isRow(reader, name)) return null;
    filled.push(name);
    const place = `${pythonName(name)}[${expression(at)}]`;
    if (pushed !== null) {
      const [, , , one, several] = pushed;
      const value = one === undefined ? `(${(several ?? "").split(", ").map(pythonName).join(", ")})` : expression(one);
      own.lines.push(`${place}.append(${value})`);
    } else {
      const [, , , sign, value = ""] = set ?? [];
      own.lines.push(`${place} ${sign} ${value === "true" ? "True" : expression(value)}`);
    }
  }
  for (const name of filled) makeEmpty(reader, name);
  return own.lines;
}

/** Numbers that are counted from one in the input may be counted from zero in the row. */
const PUSHED = /^(\w+)\[(\w+(?: - 1)?)\]\.push_back\((?:(\w+(?: - 1)?)|\{(\w+(?:, \w+)*)\})\)$/;

function isRow({ rows, types }: Reader, name: string): boolean {
  return rows.has(name) || types.get(name) === MADE;
}

/** The first time only. */
function makeEmpty({ rows, lines, types }: Reader, name: string): void {
  const row = rows.get(name);
  if (row === undefined) return;
  const size = expression(row.size);
  const empty = row.item.startsWith("vector<")
    ? `[[] for _ in range(${size})]`
    : `[${row.item === "bool" ? "False" : "0"}] * ${/ /.test(size) ? `(${size})` : size}`;
  lines.push(`${pythonName(name)} = ${empty}`);
  rows.delete(name);
  types.set(name, MADE);
}

/** In the place of a type: a row that was made. */
const MADE = "row";

function fill(reader: Reader, name: string, value: (row: Row) => string | null, comment?: string): boolean {
  const row = reader.rows.get(name);
  const made = row === undefined ? null : value(row);
  if (made === null) return false;
  if (comment !== undefined) reader.lines.push(`# ${comment}`);
  reader.lines.push(`${pythonName(name)} = ${made}`);
  reader.rows.delete(name);
  return true;
}

function fillWithParts(reader: Reader, name: string, parts: readonly string[]): boolean {
  const comment = `In each place: ${parts.map(pythonName).join(", ")}.`;
  return fill(
    reader,
    name,
    ({ item, size }) => {
      const one = tupleOf(reader, item, parts);
      return one === null ? null : `[${each(one, size)}]`;
    },
    comment,
  );
}

function fieldsOfStructures(cpp: string): Map<string, Map<string, string>> {
  const found = cpp.matchAll(/^struct (\w+) \{\n([^}]*)\};/gm);
  return new Map([...found].map(([, name = "", body = ""]) => [name, fieldsIn(body)]));
}

function fieldsIn(body: string): Map<string, string> {
  const declared = [...body.matchAll(/^ *(int|long long|double|string|char) (\w+(?:, \w+)*);/gm)];
  return new Map(
    declared.flatMap(([, type = "", names = ""]) => names.split(", ").map((name) => [name, type] as const)),
  );
}

/**
 * The parts of an item: those that are named where they are read have the types of the fields at their places. Null
 * with a character among them, which may stand without a space.
 */
function tupleOf({ fieldsOf }: Reader, item: string, parts: readonly string[]): string | null {
  const fields = fieldsOf.get(item);
  const inOrder = [...(fields?.values() ?? [])];
  const types = parts.map((part, index) => fields?.get(part) ?? inOrder[index] ?? "int");
  return types.includes("char") ? null : `(${types.map(readOf).join(", ")})`;
}

/** `>> a >> b`. */
function namesIn(read: string): string[] {
  return [...read.matchAll(/>> (\w+)/g)].map(([, name = ""]) => name);
}

/** `>> road.a >> road.b`, and `>> roads[i].a`. */
function partsIn(read: string): string[] {
  return [...read.matchAll(/\.(\w+)/g)].map(([, name = ""]) => name);
}
