import { DEFAULT_LIMITS, TOKEN_CHECKER } from "@verdict/contract/judging";
import type { StudyProgram, StudyTask } from "@verdict/contract/studies";

/** n, and n numbers from 0 to 10^9: what is their sum? */
const GENERATOR = `const [n, high, seed] = require("fs").readFileSync(0, "utf8").match(/\\d+/g).map(Number);
let state = seed;
const next = () => (state = (state * 48271) % 2147483647);
console.log(n + "\\n" + Array.from({ length: n }, () => next() % (high + 1)).join(" "));`;
const VALIDATOR = `const text = require("fs").readFileSync(0, "utf8");
const [, count = "0", list = ""] = /^([1-9]\\d*)\\n((?:\\d+ )*\\d+)\\n$/.exec(text) ?? [];
const values = list.split(" ").map(Number);
process.exit(values.length === Number(count) && values.every((one) => one <= 1e9) ? 42 : 43);`;
const REFERENCE = `const [n, ...values] = require("fs").readFileSync(0, "utf8").trim().split(/\\s+/).map(Number);
console.log(values.reduce((sum, one) => sum + one, 0));`;

const js = (source: string): StudyProgram => ({ language: "javascript", source });

/** The search for an input on which a program does not print the sum. */
export function sumTask(program: StudyProgram, changes: Pick<Partial<StudyTask>, "checker"> = {}): StudyTask {
  return {
    ...program,
    limits: DEFAULT_LIMITS,
    checker: TOKEN_CHECKER,
    references: [js(REFERENCE)],
    material: {
      generators: { "list.js": js(GENERATOR) },
      smallCases: ["list.js n=5 high=9 seed={seed}", "list.js n=8 high=9 seed={seed}"],
      fullCases: ["list.js n=100000 high=1000000000 seed={seed}"],
      validators: [js(VALIDATOR)],
      bruteForce: null,
    },
    ...changes,
  };
}

/** A program that has read n and its numbers into `a`. */
export const sumInCpp = (body: string): StudyProgram => ({
  language: "cpp",
  source: `#include <bits/stdc++.h>
  int main() { int n; std::cin >> n; std::vector<long long> a(n); for (auto& x : a) std::cin >> x; ${body} }`,
});
export const sumInJava = (body: string): StudyProgram => ({
  language: "java",
  source: `import java.util.*; public class Main { public static void main(String[] args) {
    Scanner in = new Scanner(System.in); int n = in.nextInt(); long[] a = new long[n];
    for (int i = 0; i < n; i++) a[i] = in.nextInt(); ${body} } }`,
});
export const sumInJavaScript = (body: string): StudyProgram =>
  js(`const [n, ...a] = require("fs").readFileSync(0, "utf8").trim().split(/\\s+/).map(Number); ${body}`);
