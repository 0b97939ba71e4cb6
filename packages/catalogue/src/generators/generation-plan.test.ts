import { promises as fs } from "node:fs";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { readPackage } from "../read-package.ts";
import { removeFolders, writeFolder } from "../testing/write-folder.ts";
import { writeBuiltData } from "./write-built-data.ts";

afterEach(async () => {
  vi.restoreAllMocks();
  await removeFolders();
});

const FILES = {
  "problem.yaml": "problem_format_version: 2023-07\nname: Small\n",
  "submissions/accepted/sol.cpp": "int main() {}",
  "generators/one.py": "print(1)",
  "generators/tree/tree.cpp": "int main() {}",
  "generators/tree/tree.h": "",
  "generators/lib.h": "",
  "generators/graph.cpp": "int main() {}",
  "generators/manual/edge.in": "7\n",
  "generators/manual/edge.ans": "8\n",
  "generators/manual/edge.desc": "At the edge.",
};
const read = async (yaml: string, files: Record<string, string> = {}) =>
  await readPackage(await writeFolder("p", { ...FILES, ...files, "generators/generators.yaml": yaml }));
const namesOf = async (yaml: string) => (await read(yaml)).plan?.tests.map(({ name }) => name);

test("tests are numbered in lists, named in maps, counted, nested and included", async () => {
  const names = await namesOf(`
data:
  sample: { data: [{ "": { in: "1" } }] }
  secret:
    data:
      small:
        data:
          - a: { generate: "one.py {count}", count: 2 }
          - a: one.py 3
          - b: { generate: "one.py {count}", count: [-1, 10] }
      big:
        include: [small]
        data: { c: one.py 4, d: { generate: "one.py {count}", count: 9..=10 } }
`);
  expect(names).toEqual(
    [
      "sample/1",
      ...["small/1-a-1", "small/1-a-2", "small/2-a", "small/3-b--1", "small/3-b-10", "big/c", "big/d-09", "big/d-10"],
      ...["big/1-a-1", "big/1-a-2", "big/2-a", "big/3-b--1", "big/3-b-10"],
    ].map((name) => (name.startsWith("sample") ? name : `secret/${name}`)),
  );
});

test("samples that lie in data/ may be included, as a group or one by one", async () => {
  const samples = {
    "data/sample/1-first.in": "1\n",
    "data/sample/1-first.ans": "2\n",
    "data/sample/2.in": "3\n",
    "data/sample/2.ans": "4\n",
  };
  const rules = "data: { secret: { include: [sample], data: { g: { include: [first], data: {} } } } }";
  const { plan } = await read(rules, samples);
  expect(plan?.tests.map(({ name }) => name)).toEqual(["secret/1-first", "secret/2", "secret/g/1-first"]);
  expect(plan?.tests[1]?.answer).toEqual({
    kind: "file",
    absolutePath: expect.stringMatching(/data\/sample\/2\.ans$/),
  });
});

test("commands have their words as a shell parts them, and the seeds of the format's tools", async () => {
  const { plan } = await read(`
random_salt: abc
data:
  secret:
    data:
      a: one.py 't' "a b" {seed:1} {name}
      b: { generate: "one.py {seed}", random_salt: "", count: 2 }
`);
  const words = plan?.tests.map(({ input }) => (input.kind === "printed" ? input.words : null));
  // sha512 of "abc" and the command, of the command, and of ":1" and the command: the last 31 bits.
  expect(words).toEqual([["t", "a b", "806144984", "a"], ["1853821303"], ["543322845"]]);
});

test("inputs that are written out or copied bring what lies beside them; the rest is printed by the package's programs", async () => {
  const { plan } = await read(`
generators: { graph: [graph.cpp, lib.h] }
data:
  secret:
    test_group.yaml: { output_validator_args: [float_tolerance, "1e-2"] }
    data:
      - old: manual/edge.in
      - new: { copy: manual/edge }
      - both: { in: "5", ans: "6", desc: Five. }
      - made: tree 9
      - listed: graph 9
`);
  if (plan === null) throw new Error("there is a plan");
  const folder = await writeFolder("built", {});
  const printed: string[] = [];
  await writeBuiltData(plan, folder, async ({ name, program, runs, keep }) => {
    for (const run of runs) {
      printed.push(`${name} ${run.words.join(" ")}: ${program.files.map((file) => file.name).join(" ")}`);
      await keep(run, "0\n");
    }
  });
  expect(printed).toEqual([
    "generators/tree 9: tree.cpp tree.h",
    "generators: graph 9: graph.cpp lib.h",
    "submissions/accepted/sol.cpp : sol.cpp",
    "submissions/accepted/sol.cpp : sol.cpp",
  ]);
  const built = await readPackage(plan.folder, folder);
  expect(built.tests.map(({ name, explanation }) => [name, explanation])).toEqual([
    ["secret/1-old", "At the edge."],
    ["secret/2-new", "At the edge."],
    ["secret/3-both", "Five."],
    ["secret/4-made", null],
    ["secret/5-listed", null],
  ]);
  expect(built.checker).toMatchObject({ kind: "float", absolute: 0.01 });
  expect(await fs.readFile(path.join(folder, "data/secret/3-both.in"), "utf8")).toBe("5\n");
  expect(await fs.readFile(path.join(folder, "data/secret/2-new.ans"), "utf8")).toBe("8\n");
});

test("a small package that copies a large file again and again is refused before anything is written", async () => {
  const rules = "data: { secret: { data: { a: { copy: manual/edge, count: 100 } } } }";
  const large = "1".repeat(100_000);
  const { plan } = await read(rules, { "generators/manual/edge.in": large, "generators/manual/edge.ans": large });
  if (plan === null) throw new Error("there is a plan");
  const folder = await writeFolder("built", {});
  const print = async () => undefined;
  const most = 2 ** 24;
  await expect(writeBuiltData(plan, folder, print, most)).rejects.toThrow("data: is larger than 0.015625 GiB");
  expect(await fs.readdir(folder)).toEqual([]);
  await writeBuiltData(plan, folder, print, 2 * most);
  expect(await fs.readdir(path.join(folder, "data/secret"))).toHaveLength(300);
});

test("what lies beside a copied file is read once, however many tests it is copied into, and is no more than texts", async () => {
  const rules = "data: { secret: { data: { a: { copy: manual/edge, count: 100 }, b: { copy: /manual/edge } } } }";
  const readFile = vi.spyOn(fs, "readFile");
  const { plan } = await read(rules);
  const reads = readFile.mock.calls.filter(([file]) => String(file).endsWith("edge.desc"));
  expect(reads).toHaveLength(1);
  expect(plan?.tests.map(({ beside }) => beside.get(".desc"))).toEqual(Array(101).fill("At the edge."));
  const names = Array.from({ length: 520 }, (_unused, index) => `long${index}`);
  const files = names.map((name) => [`generators/${name}.in`, "1"]);
  const texts = names.map((name) => [`generators/${name}.desc`, "d".repeat(64 * 1024)]);
  const copies = names.map((name) => `${name}: { copy: ${name}, ans: "1" }`).join(", ");
  await expect(
    read(`data: { secret: { data: { ${copies} } } }`, Object.fromEntries([...files, ...texts])),
  ).rejects.toThrow("copies files with more than 32 MiB of descriptions beside them");
});

test("what programs print counts as it comes", async () => {
  const { plan } = await read("data: { secret: { data: { a: { generate: 'one.py {count}', count: 10, ans: '1' } } } }");
  if (plan === null) throw new Error("there is a plan");
  const folder = await writeFolder("built", {});
  const building = writeBuiltData(
    plan,
    folder,
    async ({ runs, keep }) => {
      for (const run of runs) await keep(run, "1".repeat(100_000));
    },
    2 ** 19,
  );
  await expect(building).rejects.toThrow("data: is larger than");
  const written = (await fs.readdir(path.join(folder, "data/secret"))).filter((name) => name.endsWith(".in"));
  expect(written).toHaveLength(5);
});

test("what is said of all data holds for samples and secret tests alike", async () => {
  const { plan } = await read(`
test_group.yaml: { output_validator_args: [case_sensitive] }
data: { sample: { data: [{ "": { in: "1", ans: "1" } }] }, secret: { data: [{ "": { in: "2", ans: "2" } }] } }
`);
  if (plan === null) throw new Error("there is a plan");
  const folder = await writeFolder("built", {});
  await writeBuiltData(plan, folder, async () => undefined);
  const { checker, tests } = await readPackage(plan.folder, folder);
  expect(checker).toMatchObject({ kind: "tokens", ignoreCase: false });
  expect(tests.map((one) => one.checker)).toEqual([null, null]);
});

test.each([
  ["a missing program", "{ a: two.py 1 }", "names generators/two.py"],
  ["a program outside", "{ a: ../../x.py 1 }", "that is no program"],
  ["a copy of nothing", "{ a: { copy: manual/none } }", "copies generators/manual/none.in"],
  ["a test of nothing", "{ a: { ans: '1' } }", "neither in, copy nor generate"],
  ["a test that should lie there", "{ a: }", "has no rule, and there is no file a.in"],
  ["too many of one", "{ a: { generate: one.py, count: 101 } }", "count must stand for 1 to 100 tests"],
  ["a count of words", "{ a: { generate: one.py, count: many } }", "is neither a number"],
  ["a group that includes another unknown", "{ g: { include: [h] } }", "includes h, and there is no such"],
])("%s is refused with its reason", async (_what, data, reason) => {
  await expect(read(`data: { secret: { data: ${data} } }`)).rejects.toThrow(reason);
});
