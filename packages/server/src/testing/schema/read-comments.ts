import type { SchemaFile } from "../../platform/postgres/schema-files.ts";

export interface Comments {
  /** The tables of each domain, in the order of the files. */
  domains: ReadonlyMap<string, readonly string[]>;
  /**
   * What stands above a table (`job`), a column (`job.kind`) or an index, and what a domain's first file opens with.
   */
  texts: ReadonlyMap<string, string>;
}

const TABLE = /^create (?:unlogged )?table (\w+)/;
const INDEX = /^create (?:unique )?index (\w+)/;
const ADDED_COLUMN = /^alter table (\w+) add column (\w+)/;
const COLUMN = /^ {2}(\w+) /;

/** Reads from the files what a database does not keep: the comments, and the domains, with which their names begin. */
export function readComments(files: readonly SchemaFile[]): Comments {
  const domains = new Map<string, string[]>();
  const texts = new Map<string, string>();
  for (const file of files) {
    const domain = /\d_([a-z]+)/.exec(file.name)?.[1] ?? "";
    const tables = domains.get(domain) ?? [];
    domains.set(domain, tables);
    for (const { above, line } of withComments(file.text)) {
      const made = TABLE.exec(line)?.[1];
      if (made !== undefined) tables.push(made);
      const name = made ?? nameOf(line, tables.at(-1) ?? "") ?? (line === "" && tables.length === 0 ? domain : "");
      if (above !== "" && name !== "") texts.set(name, above);
    }
  }
  return { domains, texts };
}

/** Every line that is no comment, with the comment above it. */
function withComments(text: string): { above: string; line: string }[] {
  return [...text.matchAll(/((?:^ *--.*\n)*)(.*)\n/gm)].map(([, above = "", line = ""]) => ({ above, line }));
}

/** Of a line other than a table's first. An empty one ends what is said of the whole file. */
function nameOf(line: string, table: string): string | undefined {
  const [, changed, added] = ADDED_COLUMN.exec(line) ?? [];
  if (changed !== undefined) return `${changed}.${added}`;
  const column = COLUMN.exec(line)?.[1];
  return column === undefined ? INDEX.exec(line)?.[1] : `${table}.${column}`;
}
