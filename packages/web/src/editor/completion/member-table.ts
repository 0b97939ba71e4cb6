/**
 * Members of a language's types as signatures: `push_back(value)`, `first`. The types are the names under which values
 * are declared, several to a list where they have the same members.
 */
export type MemberTable = ReadonlyMap<string, readonly string[]>;

/** Each entry is a list of type names, separated by blanks, and the members as lines. */
export function memberTable(entries: Readonly<Record<string, string>>): MemberTable {
  const table = new Map<string, string[]>();
  for (const [types, text] of Object.entries(entries)) {
    const members = text
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "");
    for (const type of types.split(" ")) table.set(type, [...(table.get(type) ?? []), ...members]);
  }
  return table;
}

/** A line longer than this was not typed: it is not searched. */
const LONGEST_LINE = 400;

/**
 * The type under which a name is declared in the text, the last declaration counting; null where none of
 * the table's types is seen. It reads lines, not the language: `vector<pair<int, int>> a, b;` and
 * `Map<String, Integer> m =` are understood, what a template or `auto` hides is not.
 */
export function declaredType(text: string, name: string, table: MemberTable): string | null {
  const types = [...table.keys()].join("|");
  const others = String.raw`(?:\w+(?:\[[^\]]*\]|\([^()]*\)|\s*=[^,;]*)?\s*,\s*)*`;
  const declaration = new RegExp(String.raw`\b(${types})(\[\])*\s*[&*]*\s*\b${others}${name}\b(?!\s*\[)`);
  let found: string | null = null;
  for (const line of text.split("\n")) {
    if (line.length > LONGEST_LINE || !line.includes(name)) continue;
    const match = declaration.exec(withoutTypeArguments(line));
    if (match?.[1] !== undefined) found = match[2] === undefined ? match[1] : null;
  }
  return found;
}

function withoutTypeArguments(line: string): string {
  for (let text = line; ; ) {
    const shorter = text.replaceAll(/<[\w\s,:[\]*&?]*>/g, "");
    if (shorter === text) return text;
    text = shorter;
  }
}
