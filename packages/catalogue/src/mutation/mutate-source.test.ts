import { describe, expect, it } from "vitest";
import { allMutants, pickMutants } from "./mutate-source.ts";

const CPP = `#include <vector> // 1 < 2
using namespace std;
int main() {
  long long sum = 0; /* 3 + 4 */
  vector<int> a(10);
  for (int i = 0; i < 10; i++) sum += max(a[i], -1);
  cout << "5 + 6" << sum << '7';
}
`;

const afters = (source: string, language: "cpp" | "java" | "javascript") =>
  allMutants(source, language).map(({ mutant }) => `${mutant.line}: ${mutant.after}`);

describe("the mutants of a source", () => {
  it("change one thing each, and nothing in comments, strings, templates and shifts", () => {
    expect(afters(CPP, "cpp")).toEqual([
      "4: int sum = 0; /* 3 + 4 */",
      "4: long long sum = 1; /* 3 + 4 */",
      "5: vector<int> a(11);",
      "5: vector<int> a(9);",
      "6: for (int i = 1; i < 10; i++) sum += max(a[i], -1);",
      "6: for (int i = 0; i <= 10; i++) sum += max(a[i], -1);",
      "6: for (int i = 0; i < 11; i++) sum += max(a[i], -1);",
      "6: for (int i = 0; i < 9; i++) sum += max(a[i], -1);",
      "6: for (int i = 0; i < 10; i++) sum -= max(a[i], -1);",
      "6: for (int i = 0; i < 10; i++) sum += min(a[i], -1);",
      "6: for (int i = 0; i < 10; i++) sum += max(a[i], -0);",
      "6: for (int i = 0; i < 10; i++) sum += max(a[i], -2);",
    ]);
  });

  it("know the types and operators of each language", () => {
    expect(afters("long x = 5L;", "java")).toEqual(["1: int x = 5L;"]);
    expect(afters("if (a === b && c !== 1.5) f();", "javascript")).toEqual([
      "1: if (a !== b && c !== 1.5) f();",
      "1: if (a === b || c !== 1.5) f();",
      "1: if (a === b && c === 1.5) f();",
    ]);
  });

  it("forget a statement, and make what should be infinite a number", () => {
    const source = `void solve() {
  long long best = LLONG_MIN;
  count[i] = 0;
  seen.clear();
  total += cost[i];
  if (a < b) best = a;
}`;
    expect(afters(source, "cpp")).toEqual([
      "2: int best = LLONG_MIN;",
      "2: long long best = -1000000000;",
      "3: ;",
      "3: count[i] = 1;",
      "4: ;",
      "5: ;",
      "5: total -= cost[i];",
      "6: if (a <= b) best = a;",
    ]);
    expect(afters("let best = -Infinity;", "javascript")).toEqual(["1: let best = -1000000000;"]);
  });

  it("differ from their source in exactly that line", () => {
    for (const { mutant, source } of allMutants(CPP, "cpp")) {
      const changed = source.split("\n").filter((line, index) => line !== CPP.split("\n")[index]);
      expect(changed.map((line) => line.trim())).toEqual([mutant.after]);
    }
  });

  it("are picked evenly and always the same", () => {
    const all = allMutants(CPP, "cpp");
    const picked = pickMutants(all, 4);
    expect(picked).toEqual([all[0], all[3], all[6], all[9]]);
    expect(pickMutants(all, 100)).toEqual(all);
    expect(pickMutants([], 4)).toEqual([]);
  });
});
