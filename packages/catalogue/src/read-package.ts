import { promises as fs } from "node:fs";
import path from "node:path";
import { type Checker, DEFAULT_LIMITS, type JudgeLimits } from "@verdict/contract/judging";
import { tidyTopics } from "@verdict/contract/topics";
import { MEBIBYTE } from "@verdict/contract/units";
import { fillSamples } from "./fill-samples.ts";
import { readAnswerValidators } from "./generators/answer-validators.ts";
import { isBuiltOurWay, readGeneratedData } from "./generators/generated-data.ts";
import { readGenerationPlan } from "./generators/generation-plan.ts";
import { GENERATORS_YAML } from "./generators/generator-rules.ts";
import { readInputValidators } from "./generators/input-validators.ts";
import { PackageError } from "./package-error.ts";
import { collectFaults, type PackageFaults } from "./package-faults.ts";
import { listFolder, openPackageFolder, type PackageFolder } from "./package-folder.ts";
import type { CatalogueProblem, CatalogueTest } from "./problem.ts";
import { listOf, type ProblemYaml, readProblemYaml, titleIn, titleOf } from "./problem-yaml.ts";
import { readAddedFiles, withAddedFiles } from "./read-added-files.ts";
import { attributionOf } from "./read-attribution.ts";
import { checkerFor } from "./read-checker.ts";
import { readConversations } from "./read-conversations.ts";
import { readValidatorProgram } from "./read-output-validator.ts";
import { readScoring, refuseOtherGoals } from "./read-scoring.ts";
import { readEditorial, readStatement, type Statement } from "./read-statement.ts";
import { readSubmissions } from "./read-submissions.ts";
import { type FoundTest, readTests } from "./read-tests.ts";
import { readTimeLimitSeconds, timeLimitRuleOf } from "./read-time-limit.ts";

/** What the format calls a typical memory limit for packages that name none. Our own packages have our own default. */
const FOREIGN_MEMORY_BYTES = 2048 * MEBIBYTE;

/** An output is compared in memory. */
const LARGEST_OUTPUT_BYTES = 1024 * MEBIBYTE;

/**
 * Throws PackageError, with all that is wrong, when the folder is not a package that we can judge. `built`: the folder
 * with the `data/` that was built by its plan.
 */
export async function readPackage(folder: string, built?: string): Promise<CatalogueProblem> {
  const pack = await openPackageFolder(folder, built);
  const faults = collectFaults();
  const { orElse } = faults;
  const folderSlug = await orElse("", () => slugOf(pack));
  const yaml = await readProblemYaml(pack, faults);
  await orElse(undefined, () => refuseOtherGoals(yaml));
  await refuseStaticValidators(pack, faults);
  const { fillConstants } = yaml;
  const added = await orElse(NO_ADDED_FILES, () => readAddedFiles(pack, fillConstants));
  const statement = await orElse(NO_STATEMENT, () => readStatement(pack, fillConstants));
  const timeSeconds = await orElse(null, () => readTimeLimitSeconds(pack, yaml));
  const fields = yaml.verdict ?? {};
  const slug = fields.slug ?? folderSlug;
  const { main } = statement;
  const testsAndChecker = await readTestsAndChecker(pack, { yaml, faults });
  const { conversations, findings } = await orElse(NO_CONVERSATIONS, () => readConversations(pack, yaml));
  const samples = { ...testsAndChecker, conversations };
  const editorial = await orElse(null, () => readEditorial(pack, fillConstants));
  const validators = await orElse(NO_VALIDATORS, () => readInputValidators(pack, fillConstants));
  const answerValidators = await orElse(NO_ANSWER_VALIDATORS, () => readAnswerValidators(pack, fillConstants));
  const reading = { fillConstants, mainMayBeElsewhere: added.addedFiles !== null };
  const submissions = await orElse(NO_SUBMISSIONS, () => readSubmissions(pack, reading));
  // Groups of tests that could not be read would make faults of their own.
  if (added.addedFiles !== null && testsAndChecker.generated !== null) faults.add(NO_SOLUTION_ALONE);
  const isScored = !testsAndChecker.plan && !faults.hasAny();
  const scoring = isScored ? await orElse(null, () => readScoring(pack, yaml, testNames(testsAndChecker))) : null;
  faults.throwAny();
  return {
    slug,
    title: titleOf(yaml) ?? main?.title ?? slug,
    order: fields.order ?? null,
    statement: main && (await fillSamples(main.markdown, samples)),
    statementLanguage: main?.language ?? "en",
    statementSource: main?.source ?? null,
    translations: await Promise.all(
      statement.translations.map(async (each) => ({
        ...each,
        title: titleIn(yaml, each.language) ?? each.title,
        markdown: await fillSamples(each.markdown, samples),
      })),
    ),
    files: statement.files,
    statementFindings: [...statement.findings, ...findings, ...added.findings],
    difficulty: fields.difficulty ?? null,
    tag: fields.tag ?? null,
    startCode: fields.starter_code ?? null,
    hints: fields.hints ?? [],
    topics: topicsOf(yaml),
    editorial,
    limits: limitsOf(yaml, timeSeconds),
    isTimeLimitGiven: timeSeconds !== null,
    timeLimitRule: timeSeconds === null ? timeLimitRuleOf(yaml) : null,
    ...testsAndChecker,
    plan: withAddedFiles(testsAndChecker.plan, added.addedFiles),
    addedFiles: added.addedFiles,
    conversations,
    scoring,
    ...validators,
    ...answerValidators,
    ...submissions,
    attribution: attributionOf(yaml),
  };
}

const NO_STATEMENT: Statement = { main: null, translations: [], files: [], findings: [] };
const NO_ADDED_FILES: Awaited<ReturnType<typeof readAddedFiles>> = { addedFiles: null, findings: [] };
const NO_CONVERSATIONS: Awaited<ReturnType<typeof readConversations>> = { conversations: [], findings: [] };
const NO_VALIDATORS = { inputValidators: [], skippedInputValidators: [] };
const NO_ANSWER_VALIDATORS = { answerValidators: [], skippedAnswerValidators: [] };
const NO_SUBMISSIONS = { solutions: [], folderSolutions: [] };

const NO_SOLUTION_ALONE = new PackageError(
  "include",
  "cannot be added to the solution that gives the answers of tests in our own form of generators.yaml",
);

/** The format has a list of texts, or one text of words; what is neither is no reason to refuse. */
function topicsOf({ keywords }: ProblemYaml): readonly string[] {
  if (typeof keywords === "string") return tidyTopics(keywords.split(keywords.includes(",") ? "," : /\s+/));
  return Array.isArray(keywords) ? tidyTopics(keywords.filter((keyword) => typeof keyword === "string")) : [];
}

/** Also of those that have yet to be built. */
function testNames({ tests, generated }: Pick<CatalogueProblem, "tests" | "generated">): string[] {
  const built = generated?.rules.tests.map(({ name }) => `secret/${name}`) ?? [];
  return [...tests.map(({ name }) => name), ...built];
}

/** Every folder below is a package; in our own `order`, then by slug. The first bad one stops with its PackageError. */
export async function readCatalogue(folder: string): Promise<CatalogueProblem[]> {
  const entries = await fs.readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith(".")).map(({ name }) => name);
  const problems = await Promise.all(names.map((name) => readPackage(path.join(folder, name))));
  const rank = (problem: CatalogueProblem) => problem.order ?? Number.POSITIVE_INFINITY;
  return problems.sort((a, b) => (rank(a) === rank(b) ? (a.slug < b.slug ? -1 : 1) : rank(a) < rank(b) ? -1 : 1));
}

/** The folder's name, made fit for an address. */
function slugOf(pack: PackageFolder): string {
  const name = path.basename(pack.root);
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 100);
  if (slug === "") throw new PackageError(name, "the folder's name holds no letter or digit");
  return slug;
}

function limitsOf(yaml: ProblemYaml, timeSeconds: number | null): JudgeLimits {
  const timeFactors = yaml.verdict?.time_factors;
  const hasFactors = timeFactors !== undefined && Object.keys(timeFactors).length > 0;
  const defaultMemory = yaml.verdict ? DEFAULT_LIMITS.memoryBytes : FOREIGN_MEMORY_BYTES;
  return {
    timeMs: timeSeconds === null ? DEFAULT_LIMITS.timeMs : Math.max(1, Math.round(timeSeconds * 1000)),
    memoryBytes: bytesOf(yaml.limits?.memory) ?? defaultMemory,
    outputBytes: Math.min(bytesOf(yaml.limits?.output) ?? DEFAULT_LIMITS.outputBytes, LARGEST_OUTPUT_BYTES),
    ...(hasFactors ? { timeFactors } : {}),
  };
}

function bytesOf(mebibytes: number | null | undefined): number | null {
  return mebibytes ? Math.round(mebibytes * MEBIBYTE) : null;
}

async function readTestsAndChecker(
  pack: PackageFolder,
  { yaml, faults }: { yaml: ProblemYaml; faults: PackageFaults },
): Promise<Pick<CatalogueProblem, "tests" | "checker" | "generated" | "plan">> {
  const program = await faults.orElse(null, () => readValidatorProgram(pack, yaml));
  const { partInRun: part } = yaml;
  const checkers = new Map<string, Checker>();
  const checkerOf = (test: Pick<FoundTest, "validatorArguments">): Checker => {
    if (yaml.verdict?.checker === "exact") return { kind: "exact" };
    const words = [...listOf(yaml.validator_flags), ...test.validatorArguments];
    const validatorArguments = words.map(yaml.fillConstants);
    const key = JSON.stringify(validatorArguments);
    const checker = checkers.get(key) ?? checkerFor(program, { arguments: validatorArguments, part });
    checkers.set(key, checker);
    return checker;
  };
  const found = await faults.orElse([], () => readTests(pack, { partInRun: part, faults }));
  const hasSecret = found.some((test) => !test.isSample);
  const making = () => readMaking(pack, yaml, found.length > 0);
  const { generated, plan } = hasSecret ? NOTHING_TO_MAKE : await faults.orElse(NOTHING_TO_MAKE, making);
  const first = found.find((test) => !test.isSample) ?? found[0];
  if (first === undefined && generated !== null) faults.add(new PackageError("data/sample", "holds no test"));
  const orExact = (test: Pick<FoundTest, "validatorArguments">) => faults.orElse(EXACT, () => checkerOf(test));
  const checker = await orExact(first ?? { validatorArguments: [] });
  const tests: CatalogueTest[] = [];
  for (const test of found) {
    const { validatorArguments: _, ...rest } = test;
    const own = await orExact(test);
    tests.push({ ...rest, checker: own === checker || own.kind === "exact" ? null : own });
  }
  return { tests, checker, generated, plan };
}

const NOTHING_TO_MAKE: Pick<CatalogueProblem, "generated" | "plan"> = { generated: null, plan: null };
const EXACT: Checker = { kind: "exact" };

const NO_ANSWERS =
  "has the answers given by a solution, which in an interactive or multi-pass problem gives none: keep the tests in data/secret";

/** Our own packages say more of their generators than others, and a digest of all that these give. */
async function readMaking(
  pack: PackageFolder,
  { partInRun }: ProblemYaml,
  hasSamples: boolean,
): Promise<Pick<CatalogueProblem, "generated" | "plan">> {
  const isOurs = await isBuiltOurWay(pack);
  if (isOurs && partInRun !== null) throw new PackageError(GENERATORS_YAML, NO_ANSWERS);
  if (isOurs) return { generated: await readGeneratedData(pack), plan: null };
  const answers = partInRun === null ? "solution" : "empty";
  return { generated: null, plan: await readGenerationPlan(pack, { hasSamples, answers }) };
}

/** Programs that read the source of a submission would change what a verdict means. */
async function refuseStaticValidators(pack: PackageFolder, faults: PackageFaults): Promise<void> {
  if ((await listFolder(pack, "static_validator")).length > 0) {
    faults.add(new PackageError("static_validator", "static validators are not supported"));
  }
}
