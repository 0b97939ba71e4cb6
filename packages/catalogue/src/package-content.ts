import { isDeepStrictEqual } from "node:util";
import type { Checker } from "@verdict/contract/judging";
import type { PackageFormat } from "@verdict/contract/problem-packages";
import { stringify } from "yaml";
import { exportedConversations } from "./conversation-names.ts";
import type { ContentFile, ExportedProblem } from "./exported-problem.ts";
import { exportedTestNames } from "./exported-test-names.ts";
import { withLibrary } from "./exported-validators.ts";
import { PackageError } from "./package-error.ts";
import { PROBLEM_YAML, VERDICT_YAML } from "./problem-yaml.ts";
import { ownFieldsText, problemYamlText } from "./problem-yaml-text.ts";
import { safePath } from "./safe-path.ts";
import { newerScoringKeys, scoringKeys } from "./scoring-files.ts";
import { packagedFiles } from "./script-program.ts";
import { submissionFiles } from "./submission-files.ts";

/**
 * The files of the package, in this format, or in 2023-07 where the other has no words for its points. Reading them
 * gives the same problem again, but for names of tests that the format cannot hold in that order (see
 * exportedTestNames) and a uuid where there was none.
 */
export function packageContent(problem: ExportedProblem, wanted: PackageFormat = "2025-09"): ContentFile[] {
  const ownFields = ownFieldsText(problem);
  const names = exportedTestNames(problem.tests, groupsOf(problem));
  const newer = problem.scoring && wanted === "2025-09" ? newerScoringKeys(problem.scoring, names) : null;
  const format = problem.scoring && newer === null ? "2023-07" : wanted;
  return [
    text(PROBLEM_YAML, problemYamlText(problem, format)),
    ...(ownFields === null ? [] : [text(VERDICT_YAML, ownFields)]),
    ...statementFiles(problem),
    ...(problem.editorial ? [text("solution/solution.en.md", problem.editorial)] : []),
    ...(newer === null ? groupFiles(problem) : newerGroupFiles(problem, newer)),
    ...validatorFiles(problem.checker),
    ...testFiles(problem, { names, format }),
    ...exportedConversations(problem, groupsOf(problem)).map((each) =>
      text(`data/${each.name}.interaction`, each.text),
    ),
    ...submissionFiles(problem.solutions),
    ...addedFiles(problem),
  ];
}

/**
 * A text that still is what its LaTeX or PDF says goes out as that, and never as both: the format's tools refuse two
 * statements in a language. Where it has been edited since, the source would say something else and stays here.
 */
function statementFiles(problem: ExportedProblem): ContentFile[] {
  const { statement, statementLanguage: language = "en", statementSource: source = null, translations = [] } = problem;
  const all = statement === null ? translations : [{ language, markdown: statement, source }, ...translations];
  const files = problem.files ?? [];
  const kept = new Set(all.flatMap((each) => (files.some(({ path }) => path === each.source) ? [each.source] : [])));
  const written = all.filter((each) => !kept.has(each.source));
  return [
    ...written.map((each) => text(`statement/problem.${each.language}.md`, each.markdown)),
    ...withLibrary(files.filter(({ path }) => !STATEMENT_SOURCE.test(path) || kept.has(path))),
  ];
}

const STATEMENT_SOURCE = /^statement\/problem(?:\.[A-Za-z-]+)?\.(?:tex|pdf)$/;

function text(path: string, content: string): ContentFile {
  return { path, from: { content } };
}

/** With points they have the name that the default grader's tools look for. */
function groupFiles(problem: ExportedProblem): ContentFile[] {
  const words = argumentsOf(problem.checker);
  const flags = words.length === 0 ? {} : { output_validator_args: words };
  const { scoring = null } = problem;
  if (scoring === null) return words.length === 0 ? [] : [text("data/test_group.yaml", stringify(flags))];
  const folders = exportedTestNames(problem.tests, "keep").map((name) => name.slice(0, name.lastIndexOf("/")));
  const keys = scoringKeys(scoring, (group) => folders.filter((folder) => folder === group).length);
  return [...keys].map(([group, own]) =>
    text(`data/${group === "" ? "" : `${group}/`}testdata.yaml`, stringify(group === "" ? { ...flags, ...own } : own)),
  );
}

function newerGroupFiles({ checker }: ExportedProblem, keys: ReadonlyMap<string, object>): ContentFile[] {
  const words = argumentsOf(checker);
  const all = new Map<string, object>([["", {}], ...keys]);
  if (words.length > 0) all.set("", { output_validator_args: words, ...all.get("") });
  return [...all]
    .filter(([, own]) => Object.keys(own).length > 0)
    .map(([group, own]) => text(`data/${group === "" ? "" : `${group}/`}test_group.yaml`, stringify(own)));
}

function validatorFiles(checker: Checker): ContentFile[] {
  if (!isProgram(checker)) return [];
  return packagedFiles(checker.files).map((file) => text(`output_validator/${safePath(file.name)}`, file.content));
}

/** By our names of languages, which are the format's; it has one for both kinds of Python. */
function addedFiles({ addedFiles: added }: ExportedProblem): ContentFile[] {
  const languages = Object.entries(added ?? {}).filter(([language]) => language !== "pypy3" || !added?.python3);
  return languages.flatMap(([language, files]) =>
    files.map(({ name, content }) => text(`include/${safePath(language)}/${safePath(name)}`, content)),
  );
}

/** What gives points by groups has to keep them. */
function groupsOf({ scoring }: ExportedProblem): "keep" | "drop" {
  return scoring ? "keep" : "drop";
}

/** The newer format says in a test's yaml what the older one has a file for. */
function testFiles(
  problem: ExportedProblem,
  { names, format }: { names: readonly string[]; format: PackageFormat },
): ContentFile[] {
  return problem.tests.flatMap((test, index) => {
    const base = `data/${names[index]}`;
    const isNewer = format === "2025-09";
    const yaml = {
      ...(test.checker === null ? {} : { output_validator_args: ownArguments(problem, test.name, test.checker) }),
      ...(test.inputValidatorArguments === undefined ? {} : { input_validator_args: test.inputValidatorArguments }),
      ...(test.answerValidatorArguments === undefined ? {} : { answer_validator_args: test.answerValidatorArguments }),
      ...(test.explanation === null || !isNewer ? {} : { description: test.explanation }),
    };
    return [
      { path: `${base}.in`, from: test.input },
      { path: `${base}.ans`, from: test.answer },
      ...(test.explanation === null || isNewer ? [] : [text(`${base}.desc`, `${test.explanation}\n`)]),
      ...(Object.keys(yaml).length === 0 ? [] : [text(`${base}.yaml`, stringify(yaml))]),
    ];
  });
}

function isProgram(checker: Checker): checker is Extract<Checker, { files: unknown }> {
  return "files" in checker;
}

/** A test's own checker may differ from the problem's in its arguments only. */
function ownArguments(problem: ExportedProblem, test: string, checker: Checker): string[] {
  if (!isDeepStrictEqual(programOf(checker), programOf(problem.checker))) {
    throw new PackageError(test, "a package cannot hold a test with a checker of another kind");
  }
  return argumentsOf(checker);
}

function programOf(checker: Checker): unknown {
  if (isProgram(checker)) return { kind: checker.kind, language: checker.language, files: checker.files };
  return checker.kind === "exact" ? "exact" : "default";
}

/** `exact` has no word in the format: it is one of our own fields in problem.yaml. */
function argumentsOf(checker: Checker): string[] {
  if (checker.kind === "exact") return [];
  if (isProgram(checker)) return checker.arguments;
  const words: string[] = [];
  if (!checker.ignoreCase) words.push("case_sensitive");
  if (!checker.ignoreSpace) words.push("space_change_sensitive");
  if (checker.kind === "float") {
    words.push("float_absolute_tolerance", String(checker.absolute));
    words.push("float_relative_tolerance", String(checker.relative));
  }
  return words;
}
