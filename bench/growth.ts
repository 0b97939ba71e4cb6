import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { isCoreSolution } from "@verdict/catalogue/language-of-file";
import { readPackage } from "@verdict/catalogue/read-package";
import { type GrowthCurve, GrowthOrder, growthText } from "@verdict/contract/growth";
import { CoreLanguageId } from "@verdict/contract/language";
import { createJudge, type Judge } from "@verdict/judge/judge";
import { measureGrowth } from "@verdict/judge/measure-growth";
import { studyTaskOf } from "@verdict/judge/study-task";
import * as z from "zod/mini";
import { printFigure } from "./figure.ts";
import { languagesIn } from "./languages-option.ts";

/*
 * The measured growth of the programs of which growth-declared.json says, from reading them, how they grow: how many
 * answers hold that order, how many say that the evidence is not enough, and how many are wrong.
 * `npm run bench -- growth` takes all of them, `node bench/growth.ts <slug>…` those of some problems, and
 * `--languages=javascript,java` those in some languages. On a busy machine it takes longer, and caches that others fill
 * make times steeper: CPU time suffers less than time on the clock, and not nothing.
 */

const PROBLEMS = fileURLToPath(new URL("../problems", import.meta.url));
const DATA_DIR = fileURLToPath(new URL("../build/bench", import.meta.url));
/** However busy the machine is: what ends a measuring is the CPU time that it may cost. */
const MOST_MS = 180_000;

const Declared = z.record(z.string(), z.record(z.string(), z.array(z.union([GrowthOrder, z.literal("exponential")]))));
type Order = GrowthOrder | "exponential";

/** `vague`: right, and spanning more than one power, so that it says little. */
type Grade = "right" | "vague" | "not enough evidence" | "wrong";

interface Row {
  grade: Grade;
  isReference: boolean;
}

async function benchGrowth(): Promise<void> {
  const file = new URL("growth-declared.json", import.meta.url);
  const declared = Declared.parse(JSON.parse(readFileSync(file, "utf8")));
  const { named, languages } = chosenOf(Object.keys(declared));
  const judge = await createJudge({ dataDir: DATA_DIR, slots: 1, staysWarm: true });
  const rows: Row[] = [];
  try {
    await judge.warm;
    for (const [slug, programs] of Object.entries(declared)) {
      if (!named.includes(slug)) continue;
      for (const [name, orders] of Object.entries(programs))
        rows.push(...(await gradeAll(judge, { slug, name, orders, languages })));
    }
  } finally {
    await judge.stop();
  }
  tell(
    "references",
    rows.filter(({ isReference }) => isReference),
  );
  tell(
    "slow",
    rows.filter(({ isReference }) => !isReference),
  );
  tell("all", rows);
}

/** Throws for what is no declared problem, no language, and no option. */
function chosenOf(slugs: readonly string[]): { named: readonly string[]; languages: readonly CoreLanguageId[] } {
  const { values, positionals } = parseArgs({
    options: { languages: { type: "string", default: CoreLanguageId.options.join(",") } },
    allowPositionals: true,
  });
  const unknown = positionals.filter((slug) => !slugs.includes(slug));
  if (unknown.length > 0) throw new Error(`growth-declared.json says nothing of ${unknown.join(", ")}`);
  return { named: positionals.length > 0 ? positionals : slugs, languages: languagesIn(values.languages) };
}

/** `name` is a program, or a folder of them. */
async function gradeAll(
  judge: Judge,
  input: { slug: string; name: string; orders: Order[]; languages: readonly CoreLanguageId[] },
): Promise<Row[]> {
  const { slug, name, orders, languages } = input;
  const problem = await readPackage(path.join(PROBLEMS, slug));
  const programs = problem.solutions
    .filter(isCoreSolution)
    .filter((one) => one.name === name || one.name.startsWith(`${name}/`));
  if (programs.length === 0) throw new Error(`${slug} has no ${name}`);
  const rows: Row[] = [];
  for (const program of programs) {
    const task = studyTaskOf(problem, program);
    if (task === null) continue;
    const { language, source } = program;
    if (!languages.includes(language)) continue;
    if ((await judge.compiledFiles({ language, source, kind: "study" })) === null) continue;
    const result = await measureGrowth(judge, task, { signal: new AbortController().signal, mostMs: MOST_MS });
    const grade = result.kind === "nothing" ? "not enough evidence" : gradeOf(result.own, orders);
    rows.push({ grade, isReference: program.name.startsWith("accepted/") });
    const said = result.kind === "nothing" ? "nothing measured" : lineOf(result.own, result.word);
    const seconds = (result.elapsedMs / 1000).toFixed(0);
    console.error(`${grade.toUpperCase()}: ${slug}/${program.name} is ${orders.join(" or ")}: ${said} (${seconds} s)`);
  }
  return rows;
}

function gradeOf({ growth }: GrowthCurve, orders: readonly Order[]): Grade {
  if (growth.kind === "unknown") return "not enough evidence";
  if (growth.kind === "exponential") return orders.includes("exponential") ? "right" : "wrong";
  const { options } = GrowthOrder;
  const said = options.slice(options.indexOf(growth.from), options.indexOf(growth.to) + 1);
  if (!said.some((order) => orders.includes(order))) return "wrong";
  const powers = said.filter((order) => !order.endsWith("log n"));
  return powers.length > 1 ? "vague" : "right";
}

function lineOf({ growth, points, idleMs }: GrowthCurve, word: string): string {
  const exponent = growth.kind === "power" ? ` (${growth.exponent.toFixed(2)})` : "";
  const times = points.map(({ size, cpuMs }) => `${size}: ${cpuMs.toFixed(1)}`).join(" ");
  return `${growthText(growth, word)}${exponent}; idle ${idleMs.toFixed(1)} ms, ${times}`;
}

function tell(name: string, rows: readonly Row[]): void {
  const share = (grade: Grade) => (100 * rows.filter((row) => row.grade === grade).length) / rows.length;
  printFigure(`growth.${name}.measured`, rows.length, "programs of which the growth is declared");
  printFigure(`growth.${name}.right`, share("right"), "% (goal: at least 95)");
  printFigure(`growth.${name}.vague`, share("vague"), "% right, between two powers");
  printFigure(`growth.${name}.unclear`, share("not enough evidence"), "% not enough evidence");
  printFigure(`growth.${name}.wrong`, share("wrong"), "% (goal: 0)");
}

if (import.meta.main) await benchGrowth();
