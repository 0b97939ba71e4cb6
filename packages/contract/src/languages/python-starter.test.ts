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

/** A starter whose main is nothing but this, and what is made of it up to the end of main. */
function caseByCase(main: string, before = ""): string | undefined {
  const starter = pythonStarterFrom(`${before}int main() {\n${main.replaceAll(/^(?=.)/gm, "    ")}\n}\n`);
  return starter
    ?.replace("import sys\n\n\ndef main():\n    words = iter(sys.stdin.read().split())\n", "")
    .replace("\n\nmain()\n", "")
    .replaceAll(/^ {4}/gm, "");
}

const TASK = "# Write your solution here, and print the answer.";
const QUESTIONS = "int n, q;\ncin >> n >> q;\nvector<int> list(n);\nfor (int& number : list) cin >> number;\n";
const QUESTIONS_READ = `n, q = ${INT}, ${INT}\nlist_ = [${INT} for _ in range(n)]\n`;

test.each([
  [
    "cases with a row each",
    "int t;\ncin >> t;\nwhile (t-- > 0) {\n    int n;\n    cin >> n;\n    vector<int> row(n);\n    for (int& each : row) cin >> each;\n\n    cout << best(row) << '\\n';\n}",
    `t = ${INT}\nfor _ in range(t):\n    n = ${INT}\n    row = [${INT} for _ in range(n)]\n    ${TASK}\n`,
  ],
  [
    "questions about a row",
    `${QUESTIONS}while (q--) {\n    int x;\n    cin >> x;\n    cout << place(list, x) << '\\n';\n}\nreturn 0;`,
    `${QUESTIONS_READ}for _ in range(q):\n    x = ${INT}\n    ${TASK}\n`,
  ],
  [
    "cases whose answer takes several statements",
    "int t;\ncin >> t;\nwhile (t-- > 0) {\n    string word;\n    cin >> word;\n    vector<int> way = plan(word);\n    if (way.empty()) cout << \"NONE\";\n    for (int step : way) {\n        cout << step << ' ';\n    }\n    cout << '\\n';\n}",
    `t = ${INT}\nfor _ in range(t):\n    word = next(words)\n    ${TASK}\n`,
  ],
  [
    "cases whose answer has two forms",
    "int t;\ncin >> t;\nwhile (t-- > 0) {\n    string word;\n    cin >> word;\n    if (isdigit(word[0])) cout << toText(stoi(word)) << '\\n';\n    else cout << toNumber(word) << '\\n';\n}",
    `t = ${INT}\nfor _ in range(t):\n    word = next(words)\n    ${TASK}\n`,
  ],
  [
    "cases with several questions each",
    `int t;\ncin >> t;\nwhile (t-- > 0) {\n    ${QUESTIONS}    for (int i = 0; i < q; i++) {\n        int x;\n        cin >> x;\n        cout << place(list, x) << (i + 1 < q ? ' ' : '\\n');\n    }\n}`,
    `t = ${INT}\nfor _ in range(t):\n${QUESTIONS_READ.replaceAll(/^(?=.)/gm, "    ")}    for i in range(q):\n        x = ${INT}\n        ${TASK}\n`,
  ],
  [
    "cases with edges, which C++ counts from zero",
    "int t;\ncin >> t;\nwhile (t-- > 0) {\n    int n, m;\n    cin >> n >> m;\n    vector<vector<int>> next(n);\n    for (int i = 0; i < m; i++) {\n        int from, to;\n        cin >> from >> to;\n        next[from - 1].push_back(to - 1);\n    }\n    cout << pairs(next) << '\\n';\n}",
    `t = ${INT}\nfor _ in range(t):\n    n, m = ${INT}, ${INT}\n    next_ = [[] for _ in range(n)]\n    for _ in range(m):\n        from_, to = ${INT}, ${INT}\n        next_[from_ - 1].append(to - 1)\n    ${TASK}\n`,
  ],
])("%s are read and answered one by one in Python as in C++", (_name, main, expected) => {
  expect(caseByCase(main)).toBe(expected);
});

const READ_X = "    int x;\n    cin >> x;\n";
const PRINT = "    cout << place(list, x) << '\\n';\n";

test.each([
  ["print only in some cases", `${QUESTIONS}while (q-- > 0) {\n${READ_X}    if (x > 0) cout << x << '\\n';\n}`],
  [
    "carry out a command or print",
    `${QUESTIONS}while (q-- > 0) {\n${READ_X}    if (x > 0) list[0] = x;\n    else cout << list[0] << '\\n';\n}`,
  ],
  ["carry out commands and print at the end", `${QUESTIONS}while (q-- > 0) {\n${READ_X}    add(x);\n}\ncout << sum();`],
  ["leave a case early", `${QUESTIONS}while (q-- > 0) {\n${READ_X}    if (x == 0) continue;\n${PRINT}}`],
  ["print something behind the loop", `${QUESTIONS}while (q-- > 0) {\n${READ_X}${PRINT}}\ncout << '\\n';`],
  ["have a second loop", `${QUESTIONS}${`while (q-- > 0) {\n${READ_X}${PRINT}}\n`.repeat(2)}`],
  [
    "print more in a second loop",
    `${QUESTIONS}while (q-- > 0) {\n${READ_X}${PRINT}}\nfor (int i = 0; i < n; i++) {\n    int each = list[i];\n    cout << each << '\\n';\n}`,
  ],
  ["do something before the loop", `${QUESTIONS}Shelf shelf(n);\nwhile (q-- > 0) {\n${READ_X}${PRINT}}`],
  [
    "keep a row from one case to the next",
    `${QUESTIONS}vector<bool> seen(n);\nwhile (q-- > 0) {\n${READ_X}    seen[x] = true;\n    cout << first(seen) << '\\n';\n}`,
  ],
  [
    "keep a row from one question to the next",
    `${QUESTIONS}vector<bool> seen(n);\nfor (int i = 0; i < q; i++) {\n${READ_X}    seen[x] = true;\n    cout << first(seen) << '\\n';\n}`,
  ],
  [
    "keep a value from one case to the next",
    `${QUESTIONS}int last;\nwhile (q-- > 0) {\n${READ_X}    last = place(list, x);\n    cout << last << '\\n';\n}`,
  ],
  ["use how many cases are left", `${QUESTIONS}while (q-- > 0) {\n${READ_X}    cout << x + q << '\\n';\n}`],
  ["count by something that is not read", `${QUESTIONS}int m;\nfor (int i = 0; i < m; i++) {\n${READ_X}${PRINT}}`],
  ["count by something that is no number", `string q;\ncin >> q;\nwhile (q-- > 0) {\n${READ_X}${PRINT}}`],
  [
    "have two variables of one name",
    `${QUESTIONS}while (q-- > 0) {\n    int x, n;\n    cin >> x >> n;\n    cout << place(list, x) << '\\n';\n}`,
  ],
  ["read a case in another form", `${QUESTIONS}while (q-- > 0) {\n    char kind;\n    cin >> kind;\n${PRINT}}`],
  [
    "read more after looking at the case",
    `${QUESTIONS}while (q-- > 0) {\n${READ_X}    if (x > 0) cin >> list[0];\n${PRINT}}`,
  ],
  [
    "read a question in another form",
    `int t;\ncin >> t;\nwhile (t-- > 0) {\n    int q;\n    cin >> q;\n    while (q-- > 0) {\n${READ_X}        char kind;\n        cin >> kind;\n${PRINT}    }\n}`,
  ],
  [
    "have loops three deep",
    `int t;\ncin >> t;\nwhile (t-- > 0) {\n    int m;\n    cin >> m;\n    while (m-- > 0) {\n        int q;\n        cin >> q;\n        while (q-- > 0) {\n${READ_X}${PRINT}        }\n    }\n}`,
  ],
  [
    "fill one row of two that are read side by side",
    `${QUESTIONS}vector<bool> seen(n);\nfor (int i = 0; i < q; i++) cin >> seen[i] >> unknown[i];\nwhile (q-- > 0) {\n${READ_X}${PRINT}}`,
  ],
  [
    "read nothing of a question",
    `int t;\ncin >> t;\nwhile (t-- > 0) {\n    int m;\n    cin >> m;\n    for (int i = 0; i < m; i++) {\n        cout << ask(i) << '\\n';\n    }\n}`,
  ],
])("nothing is made of starters that %s", (_name, main) => {
  expect(caseByCase(main)).toBeUndefined();
});

test("nothing is made of a starter whose functions read", () => {
  const main = `${QUESTIONS}while (q-- > 0) {\n${READ_X}${PRINT}}`;
  const ask = (read: string) => `int place(const vector<int>& list, int x) {\n${read}    return x;\n}\n\n`;
  expect(caseByCase(main, ask(""))).toBeDefined();
  expect(caseByCase(main, ask("    cin >> x;\n"))).toBeUndefined();
  expect(readerOf(QUESTIONS, ask(""))).toBe(QUESTIONS_READ);
  expect(readerOf(QUESTIONS, ask("    cin >> x;\n"))).toBeUndefined();
});
