import { expect, test } from "vitest";
import type { BuildPlan, BuildStep } from "./language.ts";
import { withAdded, withOtherFiles } from "./several-files.ts";

const STEP = { command: ["g++", "main.cpp"] } as unknown as BuildStep;
const PLAN: BuildPlan = {
  files: [{ name: "main.cpp", content: "" }],
  steps: [STEP, STEP],
  keep: ["main"],
  entryOf: async () => "main",
};
const CPP = { alsoCompiled: /\.cc$|\.cpp$/ };
const files = (...names: string[]) => names.map((name) => ({ name, content: name }));

test("further sources are compiled in every step, headers only lie there", () => {
  const plan = withOtherFiles(PLAN, CPP, files("a.cc", "a.h", "-o.cpp"));
  expect(plan.steps.map(({ command }) => command.join(" "))).toEqual(Array(2).fill("g++ main.cpp ./a.cc ./-o.cpp"));
  expect(plan.files.map(({ name }) => name)).toEqual(["main.cpp", "a.cc", "a.h", "-o.cpp"]);
  expect(plan.keep).toEqual(["main"]);
});

test("where nothing is compiled the files stay for the run", () => {
  expect(withOtherFiles({ ...PLAN, steps: [] }, { alsoCompiled: null }, files("a.js")).keep).toEqual(["main", "a.js"]);
});

test("of a module that is built by itself what it was built into stays", () => {
  const keptOf = (name: string) => [name, `${name}.built`];
  expect(withOtherFiles(PLAN, { alsoCompiled: null, keptOf }, files("a.ts")).keep).toEqual([
    "main",
    "a.ts",
    "a.ts.built",
  ]);
});

test("a source gives way to a file of its name, and both are compiled", () => {
  const plan = withOtherFiles(PLAN, CPP, files("main.cpp"));
  expect(plan.files.map(({ name }) => name)).toEqual(["program-main.cpp", "main.cpp"]);
  expect(plan.steps[0]?.command).toEqual(["g++", "program-main.cpp", "./main.cpp"]);
});

test("what a problem adds stands in for a program's own file of that name", () => {
  const added = [{ name: "a.h", content: "theirs" }];
  expect(withAdded(files("a.h", "b.h"), added)).toEqual([{ name: "b.h", content: "b.h" }, ...added]);
});

test.each(["main", "../a.cpp", "/etc/a.cpp", ".."])("no file may be named %s", (name) => {
  expect(() => withOtherFiles(PLAN, CPP, files(name))).toThrow("cannot have the name");
});
