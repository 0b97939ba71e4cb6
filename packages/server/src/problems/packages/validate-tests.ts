import type { CatalogueProblem } from "@verdict/catalogue/problem";
import { singleFile } from "@verdict/catalogue/single-file";
import { argumentsFor, javascriptWithArguments } from "@verdict/catalogue/validator-arguments";
import type { PrintedOutput, PrintTask } from "@verdict/contract/printing";
import type { PackageFinding } from "@verdict/contract/problem-packages";
import type { JudgingContext } from "../../judging/judging-context.ts";
import { printOutputs } from "../../judging/print-outputs.ts";
import { packagedProgram } from "./packaged-program.ts";

/** Exit codes, as the package format has them. */
const ACCEPTS = 42;
const REFUSES = 43;
/** Validators are no contestants, and some repeat each line of their input. */
const LIMITS = { timeMs: 20_000, memoryBytes: 1024 * 1024 * 1024, outputBytes: 16 * 1024 * 1024 };
/** One errand of a judge, which compiles its program once for all of them. */
const RUNS_AT_A_TIME = 20;
/** All validators of a package together: its author waits. */
const PATIENCE_MS = 5 * 60_000;

interface Input {
  /** Below data/, with its ending. */
  file: string;
  sha256: string;
  arguments: readonly string[];
  /** Of an answer: its input. */
  beside?: string;
}

/** Hashes of a test's stored data. */
interface StoredTest {
  input: string;
  answer: string;
}

/**
 * Lets the judges run a package's validators of inputs and answers on its own tests, which are stored: an error for
 * each file that one of them refuses, with what it says, and a warning where nobody knows what it thinks.
 */
export async function validateTests(
  context: JudgingContext,
  input: {
    problem: Pick<CatalogueProblem, "inputValidators" | "answerValidators" | "tests">;
    stored: readonly StoredTest[];
  },
  person: { userId: string; signal: AbortSignal },
): Promise<PackageFinding[]> {
  const { problem, stored } = input;
  const until = performance.now() + PATIENCE_MS;
  const findings: PackageFinding[] = [];
  for (const validator of problem.inputValidators) {
    const inputs = problem.tests.map((test, index) => ({
      file: `${test.name}.in`,
      sha256: stored[index]?.input ?? "",
      arguments: argumentsFor(validator.name, test.inputValidatorArguments),
    }));
    findings.push(...(await lookAtAll(context, { validator, inputs, what: "inputs", until }, person)));
  }
  for (const validator of problem.answerValidators) {
    const inputs = problem.tests.map((test, index) => ({
      file: `${test.name}.ans`,
      sha256: stored[index]?.answer ?? "",
      arguments: argumentsFor(validator.name, test.answerValidatorArguments),
      // One in checktestdata sees the answer alone.
      ...("program" in validator ? { beside: stored[index]?.input ?? "" } : {}),
    }));
    findings.push(...(await lookAtAll(context, { validator, inputs, what: "answers", until }, person)));
  }
  return findings;
}

async function lookAtAll(
  context: JudgingContext,
  given: { validator: Validator; inputs: readonly Input[]; what: "inputs" | "answers"; until: number },
  person: { userId: string; signal: AbortSignal },
): Promise<PackageFinding[]> {
  const { validator, what, until } = given;
  const { name } = validator;
  const findings: PackageFinding[] = [];
  const unknown: string[] = [];
  for (const some of chunksOf(given.inputs)) {
    const tooLong = { why: `did not look at all ${what}: the package's validators took too long` };
    const looked = performance.now() < until ? await look(context, { validator, inputs: some }, person) : tooLong;
    if ("why" in looked) {
      findings.push({ severity: "warning", file: name, message: looked.why });
      break;
    }
    for (const [index, input] of some.entries()) {
      const output = looked.outputs[index];
      const code = output?.kind === "failed" ? output.exitCode : null;
      if (code === ACCEPTS) continue;
      if (code === REFUSES) findings.push(refusalOf(input, { validator: name, output }));
      else unknown.push(input.file);
    }
  }
  if (unknown.length > 0) {
    const message = `neither accepts nor refuses ${unknown.length} of the ${what}, data/${unknown[0]} for one`;
    findings.push({ severity: "warning", file: name, message });
  }
  return findings;
}

type Validator = CatalogueProblem["inputValidators"][number];

/** Those with the same arguments are one errand where the program is told them by its own text. */
function chunksOf(inputs: readonly Input[]): Input[][] {
  const groups = Map.groupBy(inputs, (input) => JSON.stringify(input.arguments));
  return [...groups.values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / RUNS_AT_A_TIME) }, (_, index) =>
      group.slice(index * RUNS_AT_A_TIME, (index + 1) * RUNS_AT_A_TIME),
    ),
  );
}

function refusalOf(
  { file }: Input,
  { validator, output }: { validator: string; output: PrintedOutput | undefined },
): PackageFinding {
  const said = output?.kind === "failed" && output.said ? `: ${output.said}` : "";
  return { severity: "error", file: `data/${file}`, message: `is refused by ${validator}${said}` };
}

async function look(
  context: JudgingContext,
  { validator, inputs }: { validator: Validator; inputs: readonly Input[] },
  person: { userId: string; signal: AbortSignal },
): Promise<{ outputs: PrintedOutput[] } | { why: string }> {
  const words = inputs[0]?.arguments ?? [];
  const printed = await printOutputs(context, {
    ...person,
    purpose: "generating",
    prepare: async () => ({
      ...programOf(validator, words),
      limits: LIMITS,
      inputs: inputs.map(({ sha256, beside }) => ({
        sha256,
        wanted: null,
        arguments: [...words],
        ...(beside === undefined ? {} : { beside }),
      })),
    }),
  });
  switch (printed.kind) {
    case "printed":
      return printed;
    case "refused":
      return { why: `was not run: it does not compile: ${firstError(printed.compilerOutput)}` };
    case "unavailable":
      return { why: `was not run: ${printed.reason ?? "no judge answers"}` };
    default:
      return printed satisfies never;
  }
}

/** The first line may say only which file includes which. */
function firstError(compilerOutput: string): string {
  const lines = compilerOutput.split("\n");
  return (lines.find((line) => line.includes("error")) ?? lines[0] ?? "").slice(0, MOST_REASON);
}

const MOST_REASON = 300;

/** As a package's program where it has arguments or further files; one in JavaScript is told them by its text. */
function programOf(
  validator: Validator,
  words: readonly string[],
): Pick<PrintTask, "language" | "source" | "packaged"> {
  if ("program" in validator) {
    const { language, files } = validator.program;
    const [main = { name: validator.name, content: "" }, ...otherFiles] = files;
    return packagedProgram(language, [main, ...otherFiles]);
  }
  const { language, source, otherFiles } = validator;
  if (language === "javascript") return { language, source: javascriptWithArguments(singleFile(validator), words) };
  if (words.length === 0 && otherFiles.length === 0) return { language, source };
  const name = language === "java" ? `${PUBLIC_CLASS.exec(source)?.[1] ?? "Main"}.java` : "validator-main.cpp";
  return packagedProgram(language, [{ name, content: source }, ...otherFiles]);
}

const PUBLIC_CLASS = /\bpublic\s+(?:final\s+)?class\s+(\w+)/;
