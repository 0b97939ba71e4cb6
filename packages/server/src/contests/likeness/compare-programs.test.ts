import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { comparePrograms } from "./compare-programs.ts";

const SEARCH = `#include <bits/stdc++.h>
using namespace std;
int main() {
  int n, target;
  cin >> n >> target;
  vector<long long> heights(n);
  for (auto &h : heights) cin >> h;
  sort(heights.begin(), heights.end());
  int low = 0, high = n - 1, best = -1;
  while (low <= high) {
    int middle = low + (high - low) / 2; // no overflow
    if (heights[middle] >= target) {
      best = middle;
      high = middle - 1;
    } else {
      low = middle + 1;
    }
  }
  cout << (best < 0 ? string("none") : to_string(heights[best])) << endl;
}
`;

/** Other names and types, no comments, other blanks, and two blocks that change places with a declaration between. */
const DISGUISED = SEARCH.replaceAll("heights", "a")
  .replaceAll("middle", "m2")
  .replaceAll("target", "zzz")
  .replaceAll("long long", "int64_t")
  .replace(" // no overflow", "")
  .replaceAll(/\n\s*/g, "\n\t/* mine */ ");

const OTHER = `#include <iostream>
#include <map>
int main() {
  std::map<int, int> seen;
  int n;
  std::cin >> n;
  for (int i = 0; i < n; i++) {
    int x;
    std::cin >> x;
    seen[x]++;
  }
  int answer = 0;
  for (auto it = seen.begin(); it != seen.end(); ++it) {
    if (it->second % 2 == 1) answer = std::max(answer, it->first);
    else if (it->second > 4) answer += 1;
  }
  std::cout << answer << "\\n";
  return answer > 100 ? 1 : 0;
}
`;

const DIVISORS = (name: string) => `
int ${name}(int n) {
  int sum = 0;
  for (int i = 1; i * i <= n; i++) {
    if (n % i == 0) { sum += i; if (i != n / i) sum += n / i; }
  }
  return sum;
}`;

const compare = (codes: readonly string[], changes: Partial<Parameters<typeof comparePrograms>[0]> = {}) =>
  comparePrograms({
    programs: codes.map((code, index) => ({ entry: `entry ${index}`, language: "cpp", code })),
    starters: [],
    only: null,
    ...changes,
  });

test("a copy is told however much its author has added to it", () => {
  const added = Array.from(
    { length: 60 },
    (_, at) => `
void more${at}(map<int, vector<int>> &m) {
  ${["for (;;) break;", "if (m.empty()) return;", "while (!m.empty()) m.clear();", "do { m[1]--; } while (m[2] < 3);"][at % 4]}
  ${["m[1].push_back(2);", "auto it = m.find(3);", "m.erase(m.begin());", "int x = m.size() << 2;", "m[4] = {1};"][at % 5]}
  ${["swap(m[1], m[2]);", "throw 1;", "int a[] = {1, 2};"][at % 3]}
}`,
  ).join("");
  const { pairs } = compare([SEARCH, OTHER, added + SEARCH]);
  expect(pairs).toMatchObject([{ first: 0, second: 2, longestTokens: expect.any(Number) }]);
  expect(pairs[0]?.percent).toBeLessThan(20);
});

test("other names, types, comments and blanks leave a copy what it is, and another idea resembles nothing", () => {
  const { pairs, tooShort } = compare([SEARCH, OTHER, DISGUISED]);
  expect(tooShort).toBe(0);
  expect(pairs).toHaveLength(1);
  expect(pairs[0]).toMatchObject({ first: 0, second: 2 });
  expect(pairs[0]?.percent).toBe(100);
});

test("a part that was moved is found at its new place, with its lines on both sides", () => {
  const [pair] = compare([OTHER + DIVISORS("f"), DIVISORS("other") + OTHER.replaceAll("seen", "count")], {
    only: [0, 1],
  }).pairs;
  const lines = OTHER.split("\n").length;
  expect(pair?.shared.map(({ first, second }) => [first[0], second[0]])).toEqual([
    [3, expect.any(Number)],
    [lines + 1, 2],
  ]);
  expect(pair?.percent).toBeGreaterThan(95);
});

test("what everybody was given, or most have, counts for nobody", () => {
  const codes = [
    OTHER + SEARCH,
    OTHER + DIVISORS("f") + DIVISORS("g").replace("i * i", "2 * i + 1").replace("== 0", "> n - i"),
  ];
  expect(compare(codes).pairs[0]?.percent).toBeGreaterThan(40);
  expect(compare(codes, { starters: [{ language: "cpp", code: OTHER }] })).toEqual({ pairs: [], tooShort: 0 });
  // Nine have the same, and two of them also something of their own.
  const nine = Array.from({ length: 9 }, (_, index) => (index < 2 ? OTHER + SEARCH : OTHER));
  const told = compare(nine);
  expect(told.pairs.map(({ first, second }) => [first, second])).toEqual([[0, 1]]);
  expect(told.tooShort).toBe(7);
});

test("programs of one entry, and of languages that are not alike, are not compared", () => {
  const program = (entry: string, language: string) => ({ entry, language, code: SEARCH });
  const pairsOf = (...programs: ReturnType<typeof program>[]) => compare([], { programs }).pairs.length;
  expect(pairsOf(program("a", "cpp"), program("a", "cpp"))).toBe(0);
  expect(pairsOf(program("a", "cpp"), program("b", "java"))).toBe(0);
  expect(pairsOf(program("a", "cpp"), program("b", "c"))).toBe(1);
});

test("whatever is sent as a program is read to its end", () => {
  const strange = [
    "",
    "\u0000\ud800".repeat(5_000),
    '"'.repeat(60_000),
    "/*".repeat(30_000),
    "`${".repeat(20_000),
    "a+".repeat(32_000),
    "((((".repeat(16_000),
    "\\\n".repeat(30_000),
    "'''\n#\"".repeat(10_000),
    "\r\r\r//\u2028".repeat(10_000),
    "9".repeat(65_000),
    "x".repeat(65_000),
  ];
  for (const language of ["cpp", "python3", "pascal", "none"]) {
    const programs = strange.map((code, index) => ({ entry: `${index}`, language, code }));
    expect(comparePrograms({ programs, starters: programs, only: null })).toEqual({
      pairs: [],
      tooShort: strange.length,
    });
  }
});

test("the catalogue's solutions to different problems resemble each other rarely, and each its own copy", () => {
  const problems = path.resolve(import.meta.dirname, "../../../../../problems");
  const programs = readdirSync(problems)
    .slice(0, 40)
    .map((slug) => ({
      entry: slug,
      language: "cpp",
      code: readFileSync(path.join(problems, slug, "submissions/accepted/solution.cpp"), "utf8"),
    }));
  const copies = programs.slice(0, 5).map((one) => ({
    ...one,
    entry: `${one.entry} copied`,
    code: one.code.replaceAll(/\/\/.*/g, "").replaceAll(/\b([a-z])(\w*)\b(?=\s*[=;,[)])/g, "$1$2Copy"),
  }));
  const { pairs } = comparePrograms({ programs: [...programs, ...copies], starters: [], only: null });
  expect(
    pairs
      .slice(0, copies.length)
      .map(({ first, second }) => second - first)
      .every((distance) => distance === programs.length),
  ).toBe(true);
  expect(pairs.slice(copies.length).filter(({ percent }) => percent >= 70)).toEqual([]);
});
