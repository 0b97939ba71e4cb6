import { expect, test } from "vitest";
import { furtherStarter } from "../problem-starter.ts";
import { pythonStarterFrom } from "./python-starter.ts";

const cpp = (main: string, before = "") => `${before}int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

${main.replaceAll(/^/gm, "    ")}

    cout << answer() << '\\n';
}
`;

/** What is read, without the frame around it. */
function readerOf(main: string, before?: string): string | undefined {
  const starter = pythonStarterFrom(cpp(main, before));
  return starter
    ?.replace("import sys\n\n\ndef main():\n    words = iter(sys.stdin.read().split())\n", "")
    .replace("    # Write your solution here, and print the answer.\n\n\nmain()\n", "")
    .replaceAll(/^ {4}/gm, "");
}

const INT = "int(next(words))";

test.each([
  [
    "single values of each kind",
    "int n, mostWork;\nstring text;\ncin >> n >> mostWork >> text;",
    `n, most_work, text = ${INT}, ${INT}, next(words)\n`,
  ],
  [
    "rows, under names that Python has no other use for",
    "int n;\ncin >> n;\nvector<double> list(n), old(n);\nfor (double& each : list) cin >> each;\nfor (double& each : old) cin >> each;",
    `n = ${INT}\nlist_ = [float(next(words)) for _ in range(n)]\nold = [float(next(words)) for _ in range(n)]\n`,
  ],
  [
    "rows with several numbers in each place",
    "int n;\ncin >> n;\nvector<Thing> things(n);\nfor (auto& [weight, value] : things) cin >> weight >> value;",
    `n = ${INT}\n# In each place: weight, value.\nthings = [(${INT}, ${INT}) for _ in range(n)]\n`,
  ],
  [
    "rows that are counted from one",
    "int n;\ncin >> n;\nvector<int> joy(n + 1), boss(n + 1);\nfor (int v = 1; v <= n; v++) cin >> joy[v];\nfor (int v = 2; v <= n; v++) cin >> boss[v];",
    `n = ${INT}\njoy = [0] + [${INT} for _ in range(n)]\nboss = [0] * 2 + [${INT} for _ in range(2, n + 1)]\n`,
  ],
  [
    "tables",
    "int h, w;\ncin >> h >> w;\nvector<vector<int>> grid(h, vector<int>(w));\nfor (auto& row : grid)\n    for (int& coins : row) cin >> coins;",
    `h, w = ${INT}, ${INT}\ngrid = [[${INT} for _ in range(w)] for _ in range(h)]\n`,
  ],
  [
    "edges",
    "int n, m;\ncin >> n >> m;\nvector<vector<Road>> roads(n + 1);\nfor (int i = 0; i < m; i++) {\n    int a, b, toll;\n    cin >> a >> b >> toll;\n    roads[a].push_back({b, toll});\n    roads[b].push_back({a, toll});\n}",
    `n, m = ${INT}, ${INT}\nroads = [[] for _ in range(n + 1)]\nfor _ in range(m):\n    a, b, toll = ${INT}, ${INT}, ${INT}\n    roads[a].append((b, toll))\n    roads[b].append((a, toll))\n`,
  ],
  [
    "rows side by side",
    "int n, k;\ncin >> n >> k;\nvector<int> least(n);\nvector<string> names(n);\nfor (int i = 0; i < n; i++) cin >> least[i] >> names[i];",
    `n, k = ${INT}, ${INT}\nleast = [0] * n\nnames = [0] * n\nfor i in range(n):\n    least[i], names[i] = ${INT}, next(words)\n`,
  ],
])("%s are read in Python as in C++", (_name, main, expected) => {
  expect(readerOf(main)).toBe(expected);
});

test("a row of arrays has their size from the name of their type", () => {
  const main =
    "int n;\ncin >> n;\nvector<Three> joy(n);\nfor (auto& day : joy)\n    for (long long& value : day) cin >> value;";
  const type = "using Three = array<long long, 3>;\n\n";
  expect(readerOf(main, type)).toBe(`n = ${INT}\njoy = [[${INT} for _ in range(3)] for _ in range(n)]\n`);
  expect(readerOf(main)).toBeUndefined();
});

test("the parts of a row have the types of its structure's fields", () => {
  const main = "int n;\ncin >> n;\nvector<Team> teams(n);\nfor (auto& [name, wins] : teams) cin >> name >> wins;";
  const type = "struct Team {\n    string name;\n    int wins, draws;\n};\n\n";
  const each = `(next(words), ${INT})`;
  expect(readerOf(main, type)).toBe(`n = ${INT}\n# In each place: name, wins.\nteams = [${each} for _ in range(n)]\n`);
});

test("of a reader in another form nothing is made, and the language's general starter is there instead", () => {
  for (const main of [
    "int q;\ncin >> q;\nwhile (q-- > 0) {\n    int a;\n    cin >> a;\n}",
    "int hour, minute;\nchar colon;\ncin >> hour >> colon >> minute;",
    "cin >> unknown;",
    "return 0;",
  ])
    expect(pythonStarterFrom(cpp(main))).toBeNull();
  expect(pythonStarterFrom("void read();\n")).toBeNull();
  expect(furtherStarter("python3", "// C++")).toContain("data = sys.stdin.buffer.read().split()");
  expect(furtherStarter("lua", cpp("int n;\ncin >> n;"))).toBe(furtherStarter("lua", undefined));
  expect(furtherStarter("pypy3", cpp("int n;\ncin >> n;"))).toContain(`    n = ${INT}\n`);
});
