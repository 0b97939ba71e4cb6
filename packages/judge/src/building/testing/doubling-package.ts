import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";

const READ = `Number(require("fs").readFileSync(0, "utf8"))`;
const FILES: Readonly<Record<string, string>> = {
  "problem.yaml": "problem_format_version: 2023-07\nname: Doubling\nlimits:\n  time_limit: 2\n",
  "data/sample/1.in": "1\n",
  "data/sample/1.ans": "2\n",
  "data/sample/1.desc": "Twice one is two.\n",
  "generators/generators.yaml": `solution: /submissions/accepted/solution.js
data:
  secret:
    data:
      - one: { in: "1\\n" }
      - large: number.js low=900 high=900 seed={seed}
_small_cases:
  - number.js low=1 high=9 seed={seed}
`,
  "generators/number.js": `const { readWords, createRandom, print } = require("./families.js");
const { low, high, seed } = readWords();
print([createRandom(seed).between(low, high)]);
`,
  "input_validators/validate.js": `const input = require("./strict-input.js").openInput();
input.int("n", 1, 1000);
input.newline();
input.end();
`,
  "submissions/accepted/solution.js": `console.log(2 * ${READ});`,
  "submissions/accepted/brute-force.js": `const n = ${READ}; console.log(n + n);`,
};

/** The package in a folder of its own below `room`, with these files changed. Returns the folder. */
export async function writePackageFolder(room: string, changes: Readonly<Record<string, string>>): Promise<string> {
  const folder = path.join(room, "doubling");
  await rm(folder, { recursive: true, force: true });
  for (const [name, content] of Object.entries({ ...FILES, ...changes })) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  return folder;
}
