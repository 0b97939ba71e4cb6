import { XMLParser } from "fast-xml-parser";
import * as z from "zod/mini";
import { PackageError } from "../package-error.ts";
import { type PackageFolder, readText } from "../package-folder.ts";

/*
 * problem.xml of a Polygon package, as far as a problem of ours has a place for it.
 * Source: what Codeforces' Polygon writes; its form is described nowhere, so whatever is unknown is let pass.
 */

export const PROBLEM_XML = "problem.xml";
const MOST_BYTES = 8 * 1024 * 1024;

const Word = z.optional(z.string());
const listOf = <T extends z.ZodMiniType>(one: T) => z.prefault(z.array(one), []);
/** An element without attributes and content is read as an empty text. */
const element = <Shape extends z.core.$ZodLooseShape>(shape: Shape, text?: string) =>
  z.pipe(
    z.transform((value: unknown) => (value === "" ? {} : value)),
    z.object(shape, text),
  );
/** Polygon runs on Windows as well. */
const Path = z.pipe(
  z.string("names a program without its path"),
  z.transform((path) => path.replaceAll("\\", "/")),
);
const Source = z.object({ path: Path, type: Word });

const Test = element({
  method: Word,
  cmd: Word,
  "from-file": Word,
  sample: Word,
  points: Word,
  group: Word,
});
const Group = z.object({
  name: z.string("must have a name"),
  "points-policy": Word,
  points: Word,
  dependencies: z.optional(element({ dependency: listOf(z.object({ group: z.string() })) })),
});
const TestSet = z.object({
  name: Word,
  "time-limit": Word,
  "memory-limit": Word,
  "input-path-pattern": z.string("must name where the inputs are"),
  "answer-path-pattern": z.string("must name where the answers are"),
  tests: z.optional(element({ test: listOf(Test) })),
  groups: z.optional(element({ group: listOf(Group) })),
});
const Solution = z.object({ tag: Word, source: Source });
const Named = z.object({ name: z.string() });
const Resource = z.object({
  path: Path,
  location: Word,
  "for-type": Word,
  "for-types": Word,
  stages: z.optional(element({ stage: listOf(Named) })),
  assets: z.optional(element({ asset: listOf(Named) })),
});
const Problem = z.object({
  "short-name": Word,
  names: z.optional(element({ name: listOf(z.object({ language: z.string(), value: z.string() })) })),
  judging: z.object(
    { "input-file": Word, "output-file": Word, testset: listOf(TestSet) },
    "must say where its tests are",
  ),
  files: z.optional(
    element({
      resources: z.optional(element({ file: listOf(Resource) })),
      executables: z.optional(element({ executable: listOf(z.object({ source: Source })) })),
    }),
  ),
  assets: z.optional(
    element({
      checker: z.optional(z.object({ name: Word, source: z.optional(Source) })),
      interactor: z.optional(z.object({ source: Source }, "must be a program")),
      validators: z.optional(element({ validator: listOf(z.object({ source: Source })) })),
      solutions: z.optional(element({ solution: listOf(Solution) })),
    }),
  ),
});
const PolygonFile = z.object({ problem: Problem });

export type PolygonProblem = z.infer<typeof Problem>;
export type PolygonTestSet = z.infer<typeof TestSet>;
export type PolygonTest = z.infer<typeof Test>;

/** These may be there once or more often. */
const LISTS = new Set([
  "problem.names.name",
  "problem.judging.testset",
  "problem.judging.testset.tests.test",
  "problem.judging.testset.groups.group",
  "problem.judging.testset.groups.group.dependencies.dependency",
  "problem.files.resources.file",
  "problem.files.resources.file.stages.stage",
  "problem.files.resources.file.assets.asset",
  "problem.files.executables.executable",
  "problem.assets.validators.validator",
  "problem.assets.solutions.solution",
]);

/** Null when the folder has no such file. Throws PackageError for one that is not as Polygon writes it. */
export async function readProblemXml(pack: PackageFolder): Promise<PolygonProblem | null> {
  const text = await readText(pack, PROBLEM_XML, MOST_BYTES);
  if (text === null) return null;
  // Entities of its own are the one thing in XML that can grow; Polygon writes none.
  if (/<!DOCTYPE/i.test(text)) throw new PackageError(PROBLEM_XML, "must not have a document type");
  const parsed = PolygonFile.safeParse(parseXml(text));
  if (parsed.success) return parsed.data.problem;
  const issue = parsed.error.issues[0];
  throw new PackageError(
    PROBLEM_XML,
    `${issue?.path.join(".") ?? ""}: ${issue?.message ?? "is not as Polygon writes it"}`,
  );
}

function parseXml(text: string): unknown {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "",
    parseAttributeValue: false,
    parseTagValue: false,
    isArray: (_name, path) => LISTS.has(String(path)),
  });
  try {
    return parser.parse(text, true);
  } catch (cause) {
    throw new PackageError(PROBLEM_XML, "is not valid XML", { cause });
  }
}
