import { expect, test } from "vitest";
import { checkInput } from "./check-input.ts";

function reasonFor(script: string, input: string): string {
  const checked = checkInput(script, input);
  return checked.kind === "accepted" ? "accepted" : `${checked.kind}: ${checked.reason}`;
}

const GRAPH = `# nodes and edges
INT(1, 10^5, n) SPACE INT(0, 2*n, m) NEWLINE
REPI(i, m)
  INT(1, n, a[i]) SPACE INT(1, n, b[i]) NEWLINE
  ASSERT(a[i] != b[i])
END
ASSERT(UNIQUE(a, b))
`;

test.each([
  ["3 2\n1 2\n2 3\n", "accepted"],
  ["3 2\n1 2\n2 3", "refused: line 3, column 4: expected the end of the line, found the end of the input"],
  ["3 2\n1 2\n2 3\n\n", "refused: line 4, column 1: expected the end of the input, found the end of the line"],
  ["3 2\n1 2\n1 4\n", 'refused: line 3, column 3: expected an integer from 1 to 3, found "4"'],
  ["3 1\n2 2\n", "refused: line 3, column 1: a[i] != b[i] does not hold"],
  ["3 2\n1 2\n1 2\n", "refused: line 4, column 1: UNIQUE(a, b) does not hold"],
  ["3  1\n", "refused: line 1, column 3: expected an integer from 0 to 6, found a space"],
  ["03 1\n", 'refused: line 1, column 1: expected an integer from 1 to 100000 without leading zeros, found "03"'],
  [
    "3 0\r\n",
    "refused: line 1, column 4: expected the end of the line, found a carriage return (line ends of Windows)",
  ],
])("of the input %j a script of a graph says: %s", (input, said) => {
  expect(reasonFor(GRAPH, input)).toBe(said);
});

test.each<[string, string, boolean]>([
  ["SPACE NEWLINE EOF", " \n", true],
  ['STRING("a\\tb\\101\\"\\\\\\q")', 'a\tbA"\\\\q', true],
  ["INT(-2^31, 2^31 - 1)", "-2147483648", true],
  ["INT(-10^18, 10^18)", "-1000000000000000001", false],
  ["INT(0, 10^30)", "1000000000000000000000000000000", true],
  ["INT(-5, 5)", "-0", false],
  ["INT(0, 5)", "+3", false],
  ["FLOAT(0, 1)", "1e-3", true],
  ["FLOAT(0, 1, x, FIXED)", "1e-3", false],
  ["FLOAT(0, 1, x, SCIENTIFIC)", "0.001", false],
  ["FLOAT(0, 1, x, SCIENTIFIC) ASSERT(x == 0.001)", "1e-3", true],
  ["FLOAT(0, 1) ", "1.0000000000000000000001", false],
  ["FLOAT(-1, 1)", ".5", false],
  ["FLOATP(0, 100, 2, 2)", "3.14", true],
  ["FLOATP(0, 100, 2, 2)", "3.1", false],
  ["FLOATP(0, 100, 1, 3, x, SCIENTIFIC)", "0.14e2", false],
  ['REGEX("[a-z]{1,5}", s) ASSERT(STRLEN(s) == 3 && s >= "abc")', "abd", true],
  ['REGEX("[a-z]{1,5}")', "abcdef", false],
  ['REGEX("(ab|a)(c|bcd)$")', "abcd", true],
  ['REGEX("(a|ab)(c|bcd)")', "abcd", true],
  ['REGEX("[[:upper:]_-]+(\\.[0-9]+)?")', "A_-.12", true],
  ['REGEX(".*") NEWLINE', "one two\n", true],
  ['SET(s = "x+") REGEX(s)', "xxx", true],
  ["REP(3, SPACE) INT(0, 9) END", "1 2 3", true],
  ["REP(3, SPACE) INT(0, 9) END", "1 2 3 ", false],
  ["REP(0, SPACE) INT(0, 9) END", "", true],
  ['WHILE(!MATCH("\\n"), SPACE) INT(0, 9) END NEWLINE', "1 2 3\n", true],
  ["WHILEI(i, !ISEOF) INT(0, 9, a[i]) NEWLINE END ASSERT(i == 2 && INARRAY(7, a))", "7\n8\n", true],
  ["REPI(i, 2, SPACE) INT(0, 9, a[i, 0]) END ASSERT(a[1, 0] == 4)", "3 4", true],
  ['INT(0, 1, k) IF(k == 1) SPACE ELSE STRING("!") END', "1 ", true],
  ['INT(0, 1, k) IF(k == 1) SPACE ELSE STRING("!") END', "0 ", false],
  ["SET(a[0] = 1, a[1] = 1) UNSET(a) SET(a[0] = 1) ASSERT(UNIQUE(a))", "", true],
  ["SET(a[0] = 1, a[1] = 1.0) ASSERT(UNIQUE(a))", "", false],
  ["ASSERT(-7 / 2 == -3 && -7 % 2 == -1 && -2^2 == -4 && 2^3^2 == 64)", "", true],
  ["ASSERT(7 / 2 == 3 && 7 / 2.0 == 3.5 && (1 + 2) * 3 == 9)", "", true],
  ["ASSERT(!(1 == 2) && (1 == 1 || 2 == 3))", "", true],
  ["ASSERT(1 == 1 || 1 == 1 && 1 == 2)", "", false],
])("%s with %j: %s", (script, input, isAccepted) => {
  expect(checkInput(script, input).kind).toBe(isAccepted ? "accepted" : "refused");
});

test.each([
  ["INT(1, 2", "line 1, column 9 of the validator: expected ), found the end of the script"],
  ["REP(2) SPACE", "line 1, column 1 of the validator: this REP has no END"],
  ['SPACE\nSTRING("a', "line 2, column 8 of the validator: this string does not end"],
  ["ASSERT(1)", "line 1, column 8 of the validator: expected a condition, found a value"],
  ["JUMP(1)", "line 1, column 1 of the validator: expected a command, found JUMP"],
  ['REGEX("(a")', "line 1, column 1 of the validator: this regular expression cannot be used: a ( has no )"],
  ["ASSERT(n == 1)", "line 1, column 8 of the validator: n has no value here"],
  ['ASSERT("a" < 1)', "line 1, column 12 of the validator: a text cannot be compared with a number"],
  ["ASSERT(1 / 0 == 1)", "line 1, column 10 of the validator: nothing can be divided by zero"],
])("the script %j is broken: %s", (script, reason) => {
  expect(reasonFor(script, "")).toBe(`broken: ${reason}`);
});

test.each([
  ["an endless loop", "WHILE(1 == 1) END", ""],
  ["an endless count", "REP(4294967295) END", ""],
  ["a power of powers", "ASSERT(9^(9^9) == 1)", ""],
  ["a tiny power", "ASSERT(0.1^(10^9) == 1)", ""],
  ["deep parentheses", `ASSERT(${"(".repeat(100_000)}1 == 1)`, ""],
  ["a long chain", `ASSERT(1${" + 1".repeat(50_000)} == 1)`, ""],
  ["nested loops", `${"REP(9) ".repeat(10_000)}`, ""],
  ["counts of counts", 'REGEX("((a{1,1000}){1,1000}){1,1000}")', "a"],
])("%s is given up, with a reason", (_what, script, input) => {
  expect(checkInput(script, input, 100_000).kind).toBe("broken");
});

test("a regular expression that backtracking would need for ever takes no time", () => {
  const input = `${"a".repeat(20_000)}!`;
  const started = performance.now();
  expect(checkInput('REGEX("(a*)*(a|a)*b")', input).kind).toBe("refused");
  expect(checkInput('REGEX("([a-z]{1,10}a?){1,2000}")', input).kind).toBe("refused");
  // Measured 2026-11-27: 60 ms.
  expect(performance.now() - started).toBeLessThan(5_000);
});

test("texts beyond ASCII are compared byte by byte", () => {
  const bytes = (text: string) => Buffer.from(text, "utf8").toString("latin1");
  expect(checkInput(bytes('STRING("é")'), bytes("é")).kind).toBe("accepted");
  expect(checkInput(bytes('REGEX(".{3}")'), bytes("é")).kind).toBe("refused");
});
