import { readSchemaFiles, SCHEMA_FOLDER } from "../../platform/postgres/schema-files.ts";
import type { Queryable } from "../../platform/postgres/transaction.ts";
import { type Column, type Constraint, type Routine, readCatalogue, type Table } from "./read-catalogue.ts";
import { type Comments, readComments } from "./read-comments.ts";

const HEAD = `-- The schema as it is now: what the files of tables/ and functions/ have made, by domain, with the comments that stand in
-- them. Written by \`npm run schema\` and applied nowhere; a test holds it true. A constraint whose name follows from its
-- table and columns (job_kind_check) is shown without it.
`;

/** The whole schema of a database as one text, the same for the same schema on every PostgreSQL that we run on. */
export async function drawSchema(db: Queryable): Promise<string> {
  const files = readSchemaFiles(SCHEMA_FOLDER);
  const comments = readComments(files.tables);
  const { tables, routines } = await readCatalogue(db);
  const known = [...comments.domains.values()].flat();
  const drawTables = (names: readonly string[]) =>
    names.flatMap((name) => tables.filter((table) => table.name === name)).map((table) => drawTable(table, comments));
  const sections = [...comments.domains].map(([domain, names]) => {
    const own = routines.filter(({ name }) =>
      files.functions.some((file) => file.name === `functions/${domain}/${name}.sql`),
    );
    return [drawHead(domain), comments.texts.get(domain), ...drawTables(names), drawRoutines(domain, own)];
  });
  const others = tables.map(({ name }) => name).filter((name) => !known.includes(name));
  sections.push([drawHead("platform: the book of the applied files"), ...drawTables(others)]);
  return [HEAD, ...sections.flat().filter((part) => part !== undefined && part !== "")].join("\n");
}

const drawHead = (title: string) => `-- == ${title} ${"=".repeat(112 - title.length)}\n`;

function drawRoutines(domain: string, routines: Routine[]): string {
  if (routines.length === 0) return "";
  return [`-- functions/${domain}/:`, ...routines.map(({ signature }) => `--   ${signature}`), ""].join("\n");
}

function drawTable(table: Table, comments: Comments): string {
  const width = Math.max(...table.columns.map(({ name }) => name.length));
  const lines = [
    ...table.columns.map((column) => drawColumn(table, column, width)),
    ...table.constraints.filter(({ columns }) => columns.length !== 1).map((one) => `  ${drawConstraint(table, one)}`),
  ];
  const commented = lines.map((line) => (comments.texts.get(`${table.name}.${firstWord(line)}`) ?? "") + line);
  const indexes = table.indexes.map(({ name, text }) => `${comments.texts.get(name) ?? ""}${text};\n`);
  const triggers = table.triggers.map((text) => `${text};\n`);
  return [
    `${comments.texts.get(table.name) ?? ""}create ${table.isLogged ? "" : "unlogged "}table ${table.name} (\n`,
    `${commented.join(",\n")}\n)${table.options};\n`,
    ...indexes,
    ...triggers,
  ].join("");
}

function drawColumn(table: Table, column: Column, width: number): string {
  const own = table.constraints.filter(({ columns }) => columns.length === 1 && columns[0] === column.name);
  const isKey = own.some(({ kind }) => kind === "primary");
  return [
    `  ${column.name.padEnd(width)} ${column.type}`,
    ...(column.isNullable || isKey ? [] : ["not null"]),
    ...(column.value === "" ? [] : [column.value]),
    ...own.map((constraint) => drawConstraint(table, constraint)),
  ].join(" ");
}

function drawConstraint(table: Table, { kind, name, columns, text }: Constraint): string {
  const ending = { primary: "pkey", unique: `${columns.join("_")}_key`, foreign: `${columns.join("_")}_fkey` };
  const usual = `${table.name}_${kind === "check" ? `${columns.join("_")}_check` : ending[kind]}`;
  const ofOneColumn = {
    primary: "primary key",
    unique: "unique",
    foreign: text.replace(/^.*?(?=references)/, ""),
    check: text,
  };
  return `${name === usual ? "" : `constraint ${name} `}${columns.length === 1 ? ofOneColumn[kind] : text}`;
}

const firstWord = (line: string) => /\w+/.exec(line)?.[0] ?? "";
