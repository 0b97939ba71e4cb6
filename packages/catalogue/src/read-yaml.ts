import { isStorable } from "@verdict/contract/storable-text";
import { type Document, isNode, isScalar, LineCounter, parseDocument, visit, type YAMLParseError } from "yaml";
import type * as z from "zod/mini";
import { PackageError } from "./package-error.ts";
import type { PackageFaults } from "./package-faults.ts";
import { type PackageFolder, readText } from "./package-folder.ts";

const MOST_YAML_BYTES = 512 * 1024;
/**
 * Aliases let a short file stand for a huge one ("billion laughs"), and each of them is looked for in the whole file;
 * honest packages use a handful.
 */
const MOST_ALIASES = 100;

/** The parsed file, or null when there is none; an empty file reads as an empty map. */
export function readYaml<T>(
  pack: PackageFolder,
  file: string,
  schema: z.ZodMiniType<T>,
  mostBytes = MOST_YAML_BYTES,
): Promise<T | null> {
  return readWith(pack, { file, schema, types: "core", mostBytes });
}

/** The same with every scalar as the text that the file has for it: `5.0` is not 5. */
export function readYamlAsText<T>(pack: PackageFolder, file: string, schema: z.ZodMiniType<T>): Promise<T | null> {
  return readWith(pack, { file, schema, types: "failsafe", mostBytes: MOST_YAML_BYTES });
}

/**
 * The same for a file that is read on when something in it is wrong: without the keys at its top where a fault is, or
 * as an empty map.
 */
export async function readYamlWithFaults<T>(
  pack: PackageFolder,
  file: string,
  { schema, faults }: { schema: z.ZodMiniType<T>; faults: PackageFaults },
): Promise<T | null> {
  const parsed = await faults.orElse(EMPTY, () => parseFile(pack, { file, types: "core", mostBytes: MOST_YAML_BYTES }));
  if (parsed === null) return null;
  const result = schema.safeParse(parsed.value);
  if (result.success) return result.data;
  faults.add(errorOf(file, parsed, result.error.issues));
  const wrong = new Set(result.error.issues.map(({ path }) => path[0]));
  const isMap = typeof parsed.value === "object" && parsed.value !== null && !Array.isArray(parsed.value);
  const rest = Object.entries(isMap ? (parsed.value ?? {}) : {}).filter(([key]) => !wrong.has(key));
  const again = schema.safeParse(Object.fromEntries(rest));
  return again.success ? again.data : schema.parse({});
}

interface Reading<T> {
  file: string;
  schema: z.ZodMiniType<T>;
  types: "core" | "failsafe";
  mostBytes: number;
}

/** `lineOf`: of what stands at these keys, null where nothing does. */
interface Parsed {
  value: unknown;
  lineOf(path: readonly PropertyKey[]): number | null;
}

const EMPTY: Parsed = { value: {}, lineOf: () => null };

async function readWith<T>(pack: PackageFolder, { schema, ...reading }: Reading<T>): Promise<T | null> {
  const { file } = reading;
  const parsed = await parseFile(pack, reading);
  if (parsed === null) return null;
  const result = schema.safeParse(parsed.value);
  if (result.success) return result.data;
  throw errorOf(file, parsed, result.error.issues);
}

async function parseFile(
  pack: PackageFolder,
  { file, types, mostBytes }: Omit<Reading<unknown>, "schema">,
): Promise<Parsed | null> {
  const text = await readText(pack, file, mostBytes);
  return text === null ? null : parseYaml(file, text, types);
}

function errorOf(file: string, { lineOf }: Parsed, issues: readonly z.core.$ZodIssue[]): PackageError {
  const [first, ...others] = issues.map((issue) => ({ reason: reasonOf(issue), line: lineOf(issue.path) }));
  if (first === undefined) return new PackageError(file, "is not as the format says");
  const further = others.map(({ reason, line }) => new PackageError(file, reason, { line }));
  return new PackageError(file, first.reason, { line: first.line, others: further });
}

function reasonOf(issue: z.core.$ZodIssue): string {
  const text = issue.code === "unrecognized_keys" ? `${issue.keys.join(", ")} is not known` : issue.message;
  return issue.path.length === 0 ? text : `${issue.path.join(".")}: ${text}`;
}

function parseYaml(file: string, text: string, schema: Reading<unknown>["types"]): Parsed {
  const lineCounter = new LineCounter();
  try {
    refuseDeep(text);
    // The format's own tools let a key be there twice; the last one counts. Where each of the errors stands, the parser
    // finds by reading its line once more: a single line of 128 KiB that is wrong all along took it 15 s (2026-11-28).
    const document = parseDocument(text, {
      logLevel: "silent",
      prettyErrors: false,
      uniqueKeys: false,
      schema,
      lineCounter,
    });
    const [error] = document.errors;
    if (error !== undefined) throw syntaxError(file, error, lineCounter);
    refuseWhatIsSlow(document);
    refuseWhatCannotBeKept(document);
    const value: unknown = document.toJS({ maxAliasCount: MOST_ALIASES }) ?? {};
    return { value, lineOf: (path) => lineAt(document, lineCounter, path) };
  } catch (error) {
    if (error instanceof PackageError) throw error;
    // ReferenceError for too many or unknown aliases; RangeError for nesting without end.
    if (!(error instanceof Error)) throw error;
    throw new PackageError(file, `is not valid YAML: ${error.message.split("\n")[0]}`, { cause: error });
  }
}

/** In the parser's own words. */
function syntaxError(file: string, error: YAMLParseError, lines: LineCounter): PackageError {
  const { line, col } = lines.linePos(error.pos[0]);
  const reason = `is not valid YAML: ${error.message} at line ${line}, column ${col}:`;
  return new PackageError(file, reason, { cause: error, line });
}

function lineAt(document: Document, lines: LineCounter, path: readonly PropertyKey[]): number | null {
  const node = path.length === 0 ? null : document.getIn(path, true);
  const start = isNode(node) ? node.range?.[0] : undefined;
  return start === undefined ? null : lines.linePos(start).line;
}

/** Brackets, also of texts and code in the file, that are open at once; lists and keys that begin on one line. */
const MOST_OPEN = 1_000;
const MANY_ON_A_LINE = /(?:[-?:][ \t]+){200}/;

/**
 * The parser takes seconds and hundreds of megabytes for 200,000 levels before it gives up; a look takes a millisecond.
 */
function refuseDeep(text: string): void {
  let open = 0;
  for (const character of text) {
    if (character === "[" || character === "{") open++;
    else if (open > 0 && (character === "]" || character === "}")) open--;
    if (open > MOST_OPEN) throw new Error("too many brackets in one another");
  }
  if (MANY_ON_A_LINE.test(text)) throw new Error("too many lists or keys in one another");
}

/** A key that is a list or a map itself is written out for its name, with all keys inside it again and again. */
function refuseWhatIsSlow(document: Document): void {
  let aliases = 0;
  visit(document, {
    Alias() {
      if (++aliases > MOST_ALIASES) throw new Error(`more than ${MOST_ALIASES} aliases`);
    },
    Pair(_place, { key }) {
      if (key !== null && !isScalar(key)) throw new Error("a key is not a text");
    },
  });
}

/** Written as escapes they are no bytes of the file, which is a text. */
function refuseWhatCannotBeKept(document: Document): void {
  visit(document, {
    Scalar(_place, { value }) {
      if (typeof value === "string" && !isStorable(value))
        throw new Error("it holds an escape that stands for no text");
    },
  });
}
