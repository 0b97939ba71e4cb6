import { TESTS_MAX } from "@verdict/contract/problem-limits";
import { stringify } from "yaml";
import { PackageError } from "../package-error.ts";
import { findFile, type PackageFolder } from "../package-folder.ts";
import type { ValidatorProgram } from "../read-checker.ts";
import { readYaml } from "../read-yaml.ts";
import { CopiedTests } from "./copied-test.ts";
import { commandOf, type GeneratorCall } from "./generator-command.ts";
import { countsOf, countText } from "./generator-count.ts";
import { firstAccepted, MOST_COPY_BYTES, readProgramFile, readProgramIn } from "./generator-program.ts";
import { GENERATORS_YAML } from "./generator-rules.ts";
import { type Directory, GeneratorsRoot, type Rule, SHOWN_INSTEAD, type TestRule } from "./generators-schema.ts";
import type { PlannedTest, PlannedText } from "./planned-test.ts";
import { samplesAtHand } from "./samples-at-hand.ts";

/**
 * How the tests of a package are made by its own programs, in the whole of the form that the ICPC packages' tools have:
 * groups, lists and maps, counts, copies of files, inputs that are written out, programs of several files, groups that
 * include others. Source: BAPCtools, doc/generators.md and doc/generators.yaml.
 */
export interface GenerationPlan {
  /** The package's. */
  folder: string;
  tests: readonly PlannedTest[];
  /** Path below data/ → text: what is said of groups. */
  groupFiles: ReadonlyMap<string, string>;
  /** By their paths in the package; those made of listed files by `generators:` and their name. */
  programs: ReadonlyMap<string, ValidatorProgram>;
}

const MOST_DEPTH = 8;

/** What holds for a directory and all below it. */
interface Place {
  path: string;
  depth: number;
  salt: string;
  /** Null: answers come with the tests. */
  solution: string | null;
}

/**
 * Null when the package has no rules. Throws PackageError. `hasSamples`: they lie in data/ already. `answers`: what
 * those are that are not written out; the tools give a problem's interactor an empty file.
 */
export async function readGenerationPlan(
  pack: PackageFolder,
  { hasSamples, answers }: { hasSamples: boolean; answers: "solution" | "empty" },
): Promise<GenerationPlan | null> {
  const root = await readYaml(pack, GENERATORS_YAML, GeneratorsRoot);
  if (root === null) return null;
  const planner = new Planner(pack, { listed: root.generators ?? {}, answers });
  const top = { path: "", depth: 0, salt: "", solution: await firstAccepted(pack) };
  const place = planner.below(top, root, "");
  planner.addGroupFiles("", root);
  for (const part of hasSamples ? (["secret"] as const) : (["sample", "secret"] as const)) {
    const rule = root.data[part];
    if (rule) await planner.addRule(place, part, [part, rule]);
  }
  if (hasSamples) planner.noteSamples(await samplesAtHand(pack));
  return await planner.plan();
}

class Planner {
  readonly #pack: PackageFolder;
  readonly #listed: Readonly<Record<string, readonly string[]>>;
  readonly #answers: "solution" | "empty";
  readonly #tests: PlannedTest[] = [];
  readonly #groupFiles = new Map<string, string>();
  readonly #programs = new Map<string, ValidatorProgram>();
  readonly #copied: CopiedTests;
  readonly #includes: { path: string; key: string }[] = [];
  /** The tests that a key stands for, as `include` names them. */
  readonly #byKey = new Map<string, PlannedTest[]>();

  constructor(
    pack: PackageFolder,
    { listed, answers }: { listed: Readonly<Record<string, readonly string[]>>; answers: "solution" | "empty" },
  ) {
    this.#pack = pack;
    this.#copied = new CopiedTests(pack);
    this.#listed = listed;
    this.#answers = answers;
  }

  async plan(): Promise<GenerationPlan> {
    for (const { path, key } of this.#includes) {
      const included = this.#byKey.get(key);
      if (included === undefined) throw bad(`data/${path} includes ${key}, and there is no such test or group`);
      for (const test of included) this.#push({ ...test, name: `${path}/${lastOf(test.name)}` });
    }
    const names = new Set(this.#tests.map(({ name }) => name));
    if (names.size < this.#tests.length) throw bad("two tests would get the same name");
    return { folder: this.#pack.root, tests: this.#tests, groupFiles: this.#groupFiles, programs: this.#programs };
  }

  /** They are there, and may be included. */
  noteSamples(samples: readonly { key: string; test: PlannedTest }[]): void {
    this.#note(
      "sample",
      samples.map(({ test }) => test),
    );
    for (const { key, test } of samples) this.#note(key, [test]);
  }

  /** What holds below a directory whose path is given. */
  below(
    parent: Place,
    { solution, random_salt: salt }: Pick<Directory, "solution" | "random_salt">,
    path: string,
  ): Place {
    const named = solution === undefined ? parent.solution : (solution ?? "").trim().replace(/^\/+/, "") || null;
    return { path, depth: parent.depth + 1, salt: salt === undefined ? parent.salt : (salt ?? ""), solution: named };
  }

  async addRule(parent: Place, name: string, [key, rule]: readonly [string, Rule]): Promise<void> {
    const path = parent.path === "" ? name : `${parent.path}/${name}`;
    if (typeof rule === "object" && rule !== null && ("data" in rule || "include" in rule || isGroup(rule))) {
      const before = this.#tests.length;
      await this.#addDirectory(this.below(parent, rule, path), rule as Directory);
      this.#note(key, this.#tests.slice(before));
      return;
    }
    const before = this.#tests.length;
    await this.#addTests(parent, path, rule as TestRule);
    this.#note(key, this.#tests.slice(before));
  }

  /** `folder` is a path below data/ with a slash at its end, or empty for that itself. */
  addGroupFiles(folder: string, rule: Pick<Directory, "test_group.yaml" | "testdata.yaml">): void {
    for (const name of ["test_group.yaml", "testdata.yaml"] as const) {
      const group = rule[name];
      if (group) this.#groupFiles.set(`${folder}${name}`, stringify(group));
    }
  }

  async #addDirectory(place: Place, rule: Directory): Promise<void> {
    if (place.depth > MOST_DEPTH) throw bad(`data/${place.path} is more than ${MOST_DEPTH} groups deep`);
    this.addGroupFiles(`${place.path}/`, rule);
    for (const key of rule.include ?? []) this.#includes.push({ path: place.path, key });
    const { data } = rule;
    if (data === undefined || data === null) return;
    if (!Array.isArray(data)) {
      for (const [key, one] of Object.entries(data)) await this.addRule(place, nameOf(key), [key, one]);
      return;
    }
    const digits = String(data.length).length;
    for (const [index, entries] of data.entries()) {
      for (const [key, one] of Object.entries(entries)) {
        const number = String(index + 1).padStart(digits, "0");
        await this.addRule(place, key === "" ? number : `${number}-${nameOf(key)}`, [key, one]);
      }
    }
  }

  async #addTests(parent: Place, path: string, written: TestRule): Promise<void> {
    const rule = typeof written === "string" ? { generate: written } : written;
    if (rule === null) return await this.#addManual(path);
    const place = this.below(parent, rule, parent.path);
    const counts = countsOf(rule.count);
    for (const count of counts) {
      const name = rule.count === undefined ? path : `${path}-${countText(count, counts)}`;
      this.#push(await this.#testOf(place, name, { ...rule, count }));
    }
  }

  /** A test that is listed without a rule lies in data/ as it is. */
  async #addManual(path: string): Promise<void> {
    if ((await findFile(this.#pack, `data/${path}.in`, MOST_COPY_BYTES)) === null)
      throw bad(`data/${path} has no rule, and there is no file ${lastOf(path)}.in`);
  }

  async #testOf(
    place: Place,
    name: string,
    rule: Exclude<TestRule, string | null> & { count: number },
  ): Promise<PlannedTest> {
    const beside = new Map<string, string>();
    if (rule.desc) beside.set(".desc", rule.desc);
    if (rule.yaml) beside.set(".yaml", stringify(rule.yaml));
    for (const key of SHOWN_INSTEAD) {
      const shown = rule[key];
      if (typeof shown === "string") beside.set(`.${key}`, shown);
    }
    const copied = rule.copy ?? (await this.#copied.named(rule.generate));
    const files = copied === null ? null : await this.#copied.of(copied);
    for (const [ending, found] of files?.beside ?? []) if (!beside.has(ending)) beside.set(ending, found);
    const input = rule.in === undefined ? (files?.input ?? (await this.#printed(place, name, rule))) : text(rule.in);
    if (input === null) throw bad(`data/${name} has neither in, copy nor generate`);
    const answer = rule.ans === undefined ? (files?.answer ?? null) : text(rule.ans);
    return { name, input, answer: answer ?? (await this.#solved(place, name)), beside };
  }

  async #printed(
    place: Place,
    name: string,
    rule: { generate?: string | undefined; count: number },
  ): Promise<PlannedTest["input"] | null> {
    if (rule.generate === undefined) return null;
    const call: GeneratorCall = { name: lastOf(name), count: rule.count, salt: place.salt };
    const { program, words } = commandOf(rule.generate, call);
    return { kind: "printed", program: await this.#generator(program), words };
  }

  async #solved(place: Place, name: string): Promise<PlannedTest["answer"]> {
    if (this.#answers === "empty") return text("");
    const [file] = place.solution?.split(/\s+/) ?? [];
    if (file === undefined) throw bad(`data/${name} has no answer, and no solution is named for it`);
    return { kind: "solution", program: await this.#program(file) };
  }

  async #generator(name: string): Promise<string> {
    const files = Object.hasOwn(this.#listed, name) ? this.#listed[name] : undefined;
    if (files === undefined) return await this.#program(`generators/${name}`);
    const key = `generators: ${name}`;
    if (this.#programs.has(key)) return key;
    const parts = await Promise.all(files.map((file) => readProgramFile(this.#pack, `generators/${file}`)));
    const [main] = parts;
    if (main === undefined || main.language === null) throw bad(`generators.${name}: ${NO_PROGRAM}`);
    this.#programs.set(key, { language: main.language, files: parts.flatMap((part) => part.files) });
    return key;
  }

  /** `file` is a path in the package. */
  async #program(file: string): Promise<string> {
    if (this.#programs.has(file)) return file;
    const program = await readProgramIn(this.#pack, file);
    if (program === null) throw bad(`names ${file}: ${NO_PROGRAM}`);
    this.#programs.set(file, program);
    return file;
  }

  #push(test: PlannedTest): void {
    this.#tests.push(test);
    if (this.#tests.length > TESTS_MAX) throw bad(`more than ${TESTS_MAX} tests`);
  }

  #note(key: string, tests: PlannedTest[]): void {
    this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), ...tests]);
  }
}

const NO_PROGRAM = "that is no program in C++, C, Java or Python that is there";

/** A directory without tests of its own says something of its group at least. */
function isGroup(rule: object): boolean {
  return "test_group.yaml" in rule || "testdata.yaml" in rule;
}

function text(value: string): PlannedText {
  return { kind: "text", text: value === "" || value.endsWith("\n") ? value : `${value}\n` };
}

/** A key may hold what a file's name should not. */
function nameOf(key: string): string {
  const name = key.replace(/[^A-Za-z0-9_.-]+/g, "-").slice(0, 100);
  if (name === "" || name.startsWith(".")) throw bad(`"${key.slice(0, 40)}" is no name of a test or group`);
  return name;
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

function bad(reason: string): PackageError {
  return new PackageError(GENERATORS_YAML, reason);
}
