import { afterAll, beforeAll, expect, test } from "vitest";
import { framesAt, globalsAt, type RecordingJudge, startRecordingJudge } from "./testing/recording-judge.ts";

let judge: RecordingJudge;
beforeAll(async () => {
  judge = await startRecordingJudge("typescript");
});
afterAll(() => judge.stop());

const TYPED = `import { readFileSync } from "node:fs";

interface Edge {
  to: number;
  weight: number;
}

const [n, m]: number[] = readFileSync(0, "utf8").split(" ").map(Number);
const edges: Edge[] = [];

function add(to: number, weight: number): Edge {
  const edge: Edge = { to, weight };
  edges.push(edge);
  return edge;
}

const last = add(n as number, m!);
console.log(last.to + last.weight, edges.length);
`;

test("a program with types is recorded line by line as it was written", async () => {
  const { fold, lastStep, output, end } = await judge.traced({ source: TYPED, input: "4 5" });
  expect({ output, end }).toEqual({ output: "9 1\n", end: "exit" });
  const lineOf = (text: string) => TYPED.split("\n").indexOf(text) + 1;
  const inside = fold(0).find(({ line }) => line === lineOf("  edges.push(edge);"));
  expect(inside === undefined ? [] : framesAt(inside)).toMatchObject([
    { name: "main" },
    { name: "add", to: 4, weight: 5, edge: { to: 4, weight: 5 } },
  ]);
  expect(lastStep?.line).toBe(lineOf("console.log(last.to + last.weight, edges.length);"));
  expect(globalsAt(lastStep)).toMatchObject({ n: 4, m: 5, edges: [{ to: 4, weight: 5 }] });
});

const MORE_THAN_TYPES = `enum Color {
  Red = 1,
  Green,
}

class Point {
  constructor(
    readonly x: number,
    readonly y: number,
  ) {}

  sum(): number {
    return this.x + this.y;
  }
}

const point = new Point(2, Color.Green);
console.log(point.sum());
throw new Error("here");
`;

test("what is more than types moves lines in the program, and not in its steps", async () => {
  const { records, lastStep, output, end } = await judge.traced({ source: MORE_THAN_TYPES });
  const lineOf = (text: string) => MORE_THAN_TYPES.split("\n").indexOf(text) + 1;
  const lines = records.flatMap((record) => (record[0] === "s" ? [record[1]] : []));
  for (const text of ["const point = new Point(2, Color.Green);", "    return this.x + this.y;"]) {
    expect(lines).toContain(lineOf(text));
  }
  expect(Math.max(...lines)).toBeLessThanOrEqual(lineOf('throw new Error("here");'));
  expect({ output, end, line: lastStep?.line }).toEqual({
    output: "4\n",
    end: "crash",
    line: lineOf('throw new Error("here");'),
  });
  expect(records).toContainEqual(["crash", "Error: here", lineOf('throw new Error("here");')]);
});

test("what is no TypeScript is refused with its line", async () => {
  const result = await judge.record({ source: "const a: number = ;\n" });
  expect(result).toMatchObject({ kind: "refused", compilerOutput: expect.stringMatching(/main\.ts:1:/) });
});
