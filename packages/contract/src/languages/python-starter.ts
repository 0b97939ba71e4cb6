import { pythonName } from "./python-expression.ts";
import { type Reader, readerOf, takeAll } from "./python-reader.ts";

/*
 * The starter code of a problem in Python, from that in C++: what this reads, in the same order and under the same
 * names. Of one that reads in a form which is not known nothing is made, since half a reader would be worse than none.
 *
 * Most starters read all of their input before they answer. Others read several cases, or questions, and answer each
 * before they read the next: the user's part then stands in their loop. That is done only where each round reads and
 * answers, and where nothing that the starter keeps for itself goes on from one round to the next.
 */

/** Where the user's part begins: behind all that is read, or behind what is read of one case. */
export const PYTHON_TASK = "# Write your solution here, and print the answer.";

/** Null where the starter reads its input in a form that is not known here. */
export function pythonStarterFrom(cpp: string): string | null {
  const body = /^int main\(\) \{\n([\s\S]*?)^\}/m.exec(cpp)?.[1];
  // Functions that read are not followed: what they read would be missing.
  if (body === undefined || READS.test(cpp.replace(body, ""))) return null;
  const reader = readerOf(cpp);
  const rest = takeAll(
    reader,
    body.replaceAll(/^[ \t]*(?:ios::sync_with_stdio\(false\)|cin\.tie\(nullptr\));\n/gm, ""),
  );
  const made = READS.test(rest) ? caseByCase(reader, rest, oneCase) : withTask(reader);
  if (made === null) return null;
  const lines = made.map((line) => `    ${line}\n`).join("");
  return `import sys\n\n\ndef main():\n    words = iter(sys.stdin.read().split())\n${lines}\n\nmain()\n`;
}

const READS = /\b(?:cin|stdin|scanf|getchar)\b/;

/** Null where nothing is read: there is no line that the user's part could follow. */
function withTask({ lines }: Reader): string[] | null {
  return lines.length === 0 ? null : [...lines, PYTHON_TASK];
}

/** What is made of a loop's body; the reader has read nothing of it yet. */
type Round = (reader: Reader, body: string) => string[] | null;

/** What was read, and then a loop over the cases, which has to be all that is left. */
function caseByCase(reader: Reader, text: string, round: Round): string[] | null {
  const [, left, at = "_", end, body = ""] = LOOP.exec(text) ?? [];
  const count = left ?? end ?? "";
  const read = namesGivenIn(reader.lines);
  if (!isWhole(reader.types.get(count)) || !read.has(pythonName(count)) || !isClosed(body)) return null;
  const declared = [...reader.types.keys(), ...reader.rows.keys()];
  const kept = declared.filter((name) => !read.has(pythonName(name)));
  // Python's loop does not count down what it was given.
  if (left !== undefined) kept.push(left);
  const used = new Set(body.match(/\w+/g));
  if (kept.some((name) => used.has(name))) return null;
  const inside = round({ ...reader, types: new Map(), rows: new Map(), lines: [] }, body);
  // In Python a variable of the case would take the place of one outside that has the same name.
  if (inside === null || [...namesGivenIn(inside)].some((name) => read.has(name))) return null;
  const loop = `for ${pythonName(at)} in range(${pythonName(count)}):`;
  return [...reader.lines, loop, ...inside.map((line) => `    ${line}`)];
}

/** It may have several questions, which are answered one by one. */
function oneCase(reader: Reader, body: string): string[] | null {
  const rest = takeAll(reader, body);
  return READS.test(rest) ? caseByCase(reader, rest, oneQuestion) : withAnswer(reader, rest);
}

function oneQuestion(reader: Reader, body: string): string[] | null {
  return withAnswer(reader, takeAll(reader, body));
}

function withAnswer(reader: Reader, rest: string): string[] | null {
  return !READS.test(rest) && ANSWERS.test(rest) && !LEAVES.test(rest) ? withTask(reader) : null;
}

const LOOP =
  /^(?:while \((\w+)--(?: > 0)?\)|for \(int (\w+) = 0; \2 < (\w+); \2\+\+\)) \{([\s\S]*)\}\s*(?:return 0;\s*)?$/;

/** The end of a round that prints, whatever the case is; one that prints only at times carries out a command. */
const ANSWERS = /(?:^|[;}]\s*)(?:cout << [^;]*;|if \((?:[^()]|\([^()]*\))*\) cout << [^;]*;\s*else cout << [^;]*;)\s*$/;
const LEAVES = /\b(?:continue|break|return|goto)\b/;

function isWhole(type: string | undefined): boolean {
  return type === "int" || type === "long long";
}

/** Whether no brace of the text closes what was opened before it. */
function isClosed(text: string): boolean {
  let open = 0;
  for (const [brace] of text.matchAll(/[{}]/g)) {
    open += brace === "{" ? 1 : -1;
    if (open < 0) return false;
  }
  return true;
}

/** The single variables that these lines of Python give a value. */
function namesGivenIn(lines: readonly string[]): Set<string> {
  return new Set(lines.flatMap((line) => /^ *(\w+(?:, \w+)*) = /.exec(line)?.[1]?.split(", ") ?? []));
}
