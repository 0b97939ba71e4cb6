import { readTrace, unpackTrace } from "@verdict/contract/trace";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  framesAt,
  globalsAt,
  type RecordingJudge,
  startRecordingJudge,
  stepsProgram,
} from "./testing/recording-judge.ts";

let judge: RecordingJudge;
beforeAll(async () => {
  judge = await startRecordingJudge("python3");
});
afterAll(() => judge.stop());

test("what is shown of every structure is what the program prints of it itself", async () => {
  const { lastStep, output, end } = await judge.traced({ source: stepsProgram("python/containers.py") });
  expect(end).toBe("exit");
  const shown = globalsAt(lastStep);
  expect(shown).toMatchObject(JSON.parse(output));
  expect(shown.seen).toHaveLength(2);
  expect(shown.memo).toEqual({ "1,2": 3 });
  expect(shown).toMatchObject({ color: "Color.RED", half: { _numerator: 1, _denominator: 2 } });
  expect(Object.keys(shown)).not.toContain("Node");
});

test("closures, classes, generators and comprehensions have their own frames, and an exception its line", async () => {
  const source = stepsProgram("python/calls.py");
  const { fold, records, output, end, reason } = await judge.traced({ source, input: "3 4\nfive\nsix\n" });
  expect(output).toBe("7\nfive six\n900\n");
  const folded = fold(0);
  const frames = folded.slice(0, 120).map(framesAt);
  expect(frames).toContainEqual([
    { name: "main" },
    { name: "counter", start: 10, count: 12, bump: "bump" },
    { name: "bump", by: 2, count: 12 },
  ]);
  expect(frames).toContainEqual([{ name: "main" }, { name: "bump", by: 5, count: 17 }]);
  expect(frames).toContainEqual([{ name: "main" }, { name: "[…]", n: 1 }, { name: "naturals", most: 3, n: 2 }]);
  expect(frames).toContainEqual([
    { name: "main" },
    { name: "Dog.speak", self: { name: "Rex", tricks: 1 } },
    { name: "Animal.speak", self: { name: "Rex", tricks: 1 } },
  ]);
  expect(records).toContainEqual(["pop", 17]);
  expect(records.filter(([tag]) => tag === "in").at(-1)).toEqual(["in", 13]);
  const lineOf = (text: string) => source.split("\n").indexOf(text) + 1;
  expect(records).toContainEqual(["throw", "KeyError: 'missing'", lineOf('    {}["missing"]')]);
  expect(Math.max(...folded.map((step) => step.frames.length))).toBe(902);
  expect({ end, reason }).toEqual({ end: "crash", reason: "exit code 1: IndexError: list index out of range" });
  expect(records.at(-2)).toEqual(["crash", "IndexError: list index out of range", lineOf("[][first]")]);
  expect(globalsAt(folded.at(-1))).toMatchObject({ taken: [1, 4, 9], said: "Rex speaks!", caught: "'missing'" });
});

test.each([
  ["less", 9000, 2000],
  ["more", 2000, 9000],
])("the crash is found as well where the program does much %s the second time", async (_what, first, later) => {
  // What it does goes by the clock, as the depth of a full stack does: the first run ends behind the moment, and so the
  // next ones begin there. (Where even the first one begins there, all do the same.)
  const moment = Date.now() / 1_000 + 3;
  const source = [
    "import time",
    `left = ${moment} - time.time()`,
    "time.sleep(max(0, left))",
    `for i in range(${first} if left > 0 else ${later}):`,
    "    pass",
    "[][0]",
  ].join("\n");
  const { end, records } = await judge.traced({ source, target: { kind: "crash" } });
  expect(end).toBe("crash");
  expect(records.at(-2)).toEqual(["crash", "IndexError: list index out of range", 6]);
});

const COUNTS = "total = 0\nfor i in range(4000):\n    total += i\nprint(total)\n";

test("windows, lines and ends are found by running it again", async () => {
  const first = await judge.traced({ source: COUNTS });
  expect(first).toMatchObject({ firstStep: 0, steps: 5_000, end: "steps" });
  const second = await judge.traced({ source: COUNTS, target: { kind: "step", step: 4_999 } });
  expect(second).toMatchObject({ firstStep: 4_999, steps: 8_003 - 4_999, end: "exit" });
  expect(second.fold(0)[0]).toEqual(first.lastStep);
  const line = await judge.traced({ source: COUNTS, target: { kind: "line", line: 4, after: 10 } });
  expect(line).toMatchObject({ firstStep: 8_002, steps: 1 });
  const endless = await judge.traced({ source: "def f(n):\n    return f(n + 1)\nf(0)\n", target: { kind: "crash" } });
  expect(endless.reason).toContain("RecursionError: maximum recursion depth exceeded");
  expect(await judge.record({ source: "def f(:\n  pass" })).toMatchObject({ kind: "refused" });
});

test("large, deep and cyclic values cost what is shown of them, and names with markup are names", async () => {
  const source = `import json
long = [7] * 100000
deep = json.loads("[" * 900 + "]" * 900)
circle = {"<img src=x>": "<b>"}
circle["self"] = [circle]
circle["self"].append(circle["self"])
huge = [10 ** 20000, "x" * (1 << 24)]
for i in range(500): long[i] = i
print("no line ends here", end="")
a = input()
b = input()
`;
  const { end, reason, records, lastStep, output } = await judge.traced({
    source,
    input: "1\n",
    target: { kind: "end" },
  });
  expect({ end, output }).toEqual({ end: "crash", output: "no line ends here" });
  expect(reason).toContain("EOFError");
  expect(JSON.stringify(records).length).toBeLessThan(200_000);
  const { long, circle, deep } = globalsAt(lastStep) as Record<string, unknown>;
  expect([(long as number[])[0], (long as number[])[199]]).toEqual([0, 199]);
  expect(circle).toMatchObject({ "<img src=x>": "<b>" });
  expect(deep).toBeDefined();
});

test("whatever a program does to its recorder, its author sees a sentence or what it has forged", async () => {
  const attacks: Record<string, string> = {
    kills: "import os\nos.kill(os.getpid(), 9)",
    leaves: "import os\nos._exit(0)",
    forges: 'import os\nos.writev(1, [b\'["s",999]\\n["end","exit"]\\n\'])\nx = 1',
    floods: "import os\nwhile True: os.writev(1, [b'x' * (1 << 20)])",
    stops: "import sys\nsys.settrace(None)\ndef f():\n    return 1\nf()",
    lies: "class A:\n    def __getattribute__(self, n): raise SystemExit\n    __class__ = property(lambda s: 1 / 0)\n    def __eq__(self, o): raise KeyError\n    def __len__(self): return -1\na = A()\nb = [a]\nprint('fine')",
    forks: "import os\ntry:\n    os.fork()\nexcept OSError as e:\n    print('refused')",
  };
  const ends: Record<string, string> = {};
  for (const [name, source] of Object.entries(attacks)) {
    const result = await judge.record({ source });
    ends[name] = "end" in result ? result.end : result.kind;
    if (result.kind !== "traced") continue;
    const text = await unpackTrace(result.trace);
    expect(text.startsWith('["start",1,"python3"]\n["skipped",')).toBe(true);
    expect(text.trimEnd().split("\n")).toHaveLength(readTrace(text).length);
  }
  // What is written every 50 ms may have been written by then, or not: how it ended is known in either case.
  expect(ends).toMatchObject({
    kills: "crash",
    leaves: expect.toBeOneOf(["broken", "unsupported"]),
    floods: "output",
    lies: "exit",
  });
});
