import { readerOf, takeAll } from "./python-reader.ts";

/*
 * The starter code of a problem in Python, from that in C++: what this reads, in the same order and under the same
 * names. Of one that reads in a form which is not known nothing is made, since half a reader would be worse than none.
 */

/** Where the user's part begins, at the end of what is read. */
export const PYTHON_TASK = "    # Write your solution here, and print the answer.\n";

/** Null where the starter reads its input in a form that is not known here. */
export function pythonStarterFrom(cpp: string): string | null {
  const body = /^int main\(\) \{\n([\s\S]*?)^\}/m.exec(cpp)?.[1];
  if (body === undefined) return null;
  const reader = readerOf(cpp);
  const rest = takeAll(reader, body.replaceAll(/^\s*(?:ios::sync_with_stdio\(false\)|cin\.tie\(nullptr\));\n/gm, ""));
  if (/\bcin\b/.test(rest) || reader.lines.length === 0) return null;
  const lines = reader.lines.map((line) => `    ${line}\n`).join("");
  return `import sys\n\n\ndef main():\n    words = iter(sys.stdin.read().split())\n${lines}${PYTHON_TASK}\n\nmain()\n`;
}
