import { DEFAULT_LIMITS } from "@verdict/contract/judging";
import type { LanguageId } from "@verdict/contract/language";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createJudge, type Judge } from "../../judge.ts";
import { WAKES_WHEN_USED } from "../../testing/data-dir.ts";
import { familyOfOne } from "./size-families.ts";
import { type TimedRun, timeProgram } from "./timed-program.ts";

let judge: Judge;
beforeAll(async () => {
  judge = await createJudge({ ...WAKES_WHEN_USED, slots: 2 });
});
afterAll(() => judge.stop());
vi.setConfig({ testTimeout: 240_000 });

const FAMILY = familyOfOne("list.js n=1");
/** Of a program that is given `n` alone; in millions of steps. */
async function runsOn(source: string, sizes: readonly number[], language: LanguageId = "cpp"): Promise<TimedRun[]> {
  const tools = { judge, signal: new AbortController().signal };
  const order = { language, source, limits: DEFAULT_LIMITS, pace: "counted" } as const;
  const program = timeProgram(tools, order, () => undefined);
  return await program.time(
    sizes.map((size) => ({ family: FAMILY, size, text: `${size}\n` })),
    10_000,
  );
}
const counts = async (body: string, sizes: readonly number[]) => {
  const source = `#include <bits/stdc++.h>
    using namespace std;
    int main() { int n; cin >> n; unsigned s = 0; ${body} cout << s; }`;
  const runs = await runsOn(source, sizes);
  expect(runs.map(({ end, reason }) => [end, reason])).toEqual(sizes.map(() => ["well", ""]));
  return runs.map(({ cpuMs }) => cpuMs);
};
const java = (body: string) => `import java.util.*;
  public class Main {
    static int depth(int n) { return n == 0 ? 0 : 1 + depth(n - 1); }
    public static void main(String[] words) throws Exception {
      int n = new Scanner(System.in).nextInt();
      long s = 0;
      ${body}
      System.out.println(s);
    }
  }`;
const countsInJava = async (body: string, sizes: readonly number[]) => {
  const runs = await runsOn(java(body), sizes, "java");
  expect(runs.map(({ end, reason }) => [end, reason])).toEqual(sizes.map(() => ["well", ""]));
  return runs.map(({ cpuMs }) => cpuMs);
};
const exponent = ([small = 0, large = 0]: readonly number[]) => Math.log2(large / small);

test("steps are the same each time, whatever else the machine does", async () => {
  const body = "map<int, int> m; for (int i = 0; i < n; i++) m[(i * 7919) % 1009] += i; for (auto& [k, v] : m) s += v;";
  const [first, ...others] = await counts(body, [20_000, 20_000, 20_000]);
  expect(first).toBeGreaterThan(0.02);
  expect(others).toEqual([first, first]);
});

test.each([
  ["a square of own loops", "for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) s += i ^ (j * s);", 2],
  ["a line", "for (int i = 0; i < n; i++) s = s * 31 + i;", 1],
  [
    "memory that is moved again and again",
    "vector<int> v(n); while (!v.empty()) { s += v[0]; v.erase(v.begin()); }",
    2,
  ],
  ["text that is copied again and again", "string t; for (int i = 0; i < n; i++) { t = t + 'x'; s += t.size(); }", 2],
  ["text that is searched again and again", "string t(n, 'x'); for (int i = 0; i < n; i++) s += t.find('y', i);", 2],
  [
    "text that is compared again and again",
    "string t(n, 'x'), u = t; for (int i = 0; i < n; i++) { u[i] = 'y'; s += t < u; u[i] = 'x'; }",
    2,
  ],
  [
    "text that differs at once",
    "string t(n, 'x'), u(n, 'y'); for (int i = 0; i < n; i++) { s += t < u; t[n - 1]++; }",
    1,
  ],
  [
    "sorting",
    "vector<unsigned> v(n); for (auto& x : v) x = s = s * 1664525 + 1013904223; sort(v.begin(), v.end());",
    1.1,
  ],
])("%s", async (_name, body, expected) => {
  expect(exponent(await counts(body, [20_000, 40_000]))).toBeCloseTo(expected, 0.7);
});

test("what a program writes to its standard error is not taken for a count", async () => {
  const source = `#include <bits/stdc++.h>
    struct Loud { Loud() { std::cerr << 123456789 << "\\n"; } ~Loud() { std::cerr << 123456789 << "\\n"; } } loud;
    int main() { for (int i = 0; i < 1000; i++) std::cerr << 123456789 << "\\n"; }`;
  const [run] = await runsOn(source, [1]);
  expect(run).toMatchObject({ end: "well" });
  expect(run?.cpuMs).toBeLessThan(10);
});

test("a program that only an older standard takes is counted too", async () => {
  const source = `#include <iostream>
    using namespace std;
    int counts[10];
    void count(int place) throw(int) { counts[place] += place; }
    int main() { int n; cin >> n; for (int i = 0; i < n; i++) ::count(i % 10); cout << counts[3]; }`;
  const [run] = await runsOn(source, [1_000_000]);
  expect(run).toMatchObject({ end: "well" });
  expect(run?.cpuMs).toBeGreaterThan(0.9);
});

test("where a program leaves without its end, its steps are not known", async () => {
  const [run] = await runsOn("#include <unistd.h>\nint main() { _exit(0); }", [1]);
  expect(run).toMatchObject({ end: "failed", reason: "its steps were not counted" });
});

test("steps of Java are the same but for a few in a thousand", async () => {
  const body =
    "Map<Integer, Long> m = new TreeMap<>(); for (int i = 0; i < n; i++) m.merge(i * 7919 % 1009, 1L, Long::sum);";
  const [first = 0, ...others] = await countsInJava(body, [50_000, 50_000, 50_000]);
  expect(first).toBeGreaterThan(0.05);
  for (const other of others) expect(Math.abs(other / first - 1)).toBeLessThan(0.01);
});

test.each([
  ["a square of own loops", "for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) s += i ^ (j * s);", 3_000, 2],
  ["a line", "for (int i = 0; i < n; i++) s = s * 31 + i;", 1_000_000, 1],
  [
    "a list that is searched again and again",
    "List<Integer> l = new ArrayList<>(); for (int i = 0; i < n; i++) if (!l.contains(i)) l.add(i);",
    3_000,
    2,
  ],
  [
    "recursion in a thread",
    'Thread t = new Thread(null, () -> depth(n), "", 1L << 28); t.start(); t.join();',
    500_000,
    1,
  ],
  [
    "sorting",
    "Integer[] a = new Integer[n]; for (int i = 0; i < n; i++) a[i] = (int) (s = s * 1664525 + 1); Arrays.sort(a);",
    100_000,
    1.1,
  ],
])("%s in Java", async (_name, body, size, expected) => {
  const [idle = 0, small = 0, large = 0] = await countsInJava(body, [1, size, 2 * size]);
  expect(exponent([small - idle, large - idle])).toBeCloseTo(expected, 0.7);
});

test("a program in Java is counted however it ends, and what it prints itself does not end the count", async () => {
  const loop = 'for (int i = 0; i < n; i++) s += i ^ (s << 1); System.err.println("\\nTotal MDO size: 1 bytes");';
  for (const end of ["", "System.exit(0);", "Runtime.getRuntime().halt(0);"]) {
    const [count] = await countsInJava(`${loop} if (s > 1) { ${end} }`, [3_000_000]);
    expect(count).toBeGreaterThan(3);
  }
  const [loud] = await runsOn(java('System.err.println("x".repeat(9 << 20));'), [1], "java");
  expect(loud).toMatchObject({ end: "failed", reason: "its steps were not counted" });
});
