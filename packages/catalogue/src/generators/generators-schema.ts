import * as z from "zod/mini";

/*
 * The keys of generators.yaml that say how tests are made; others are its tools' own (visualizers, versions), and let
 * pass. Source: BAPCtools, support/schemas/generators_yaml_schema.json.
 */

const Text = z.pipe(z.union([z.string(), z.number(), z.boolean()]), z.transform(String));
const Inherited = {
  solution: z.optional(z.nullable(z.string("must name a program of the package"))),
  random_salt: z.optional(z.nullable(Text)),
};
const AnyMap = z.record(z.string(), z.unknown(), "must be a map");

/** What a sample shows in place of its input and answer; a map where it is a link to another of its files. */
export const SHOWN_INSTEAD = ["interaction", "in.statement", "ans.statement", "out"] as const;
const Shown = z.optional(z.union([Text, AnyMap, z.null()], "must be a text"));

const TestFields = z.object({
  ...Inherited,
  generate: z.optional(z.string("must be a command")),
  copy: z.optional(z.string("must be a path below generators/")),
  count: z.optional(
    z.union([z.number(), z.string(), z.array(z.number())], "must be a number, a list of numbers or a range"),
  ),
  in: z.optional(Text),
  ans: z.optional(Text),
  desc: z.optional(Text),
  yaml: z.optional(AnyMap),
  interaction: Shown,
  "in.statement": Shown,
  "ans.statement": Shown,
  out: Shown,
});

/** A command, or what a test is made of; null for one that lies in data/ as it is. */
export type TestRule = string | null | z.infer<typeof TestFields>;

export interface Directory {
  solution?: string | null | undefined;
  random_salt?: string | null | undefined;
  "test_group.yaml"?: Record<string, unknown> | null | undefined;
  "testdata.yaml"?: Record<string, unknown> | null | undefined;
  include?: string[] | null | undefined;
  data?: Record<string, Rule> | Record<string, Rule>[] | null | undefined;
}

export type Rule = TestRule | Directory;

const Rules: z.ZodMiniType<Record<string, Rule>> = z.record(
  z.string(),
  z.lazy(() => RuleOf),
  "must be a map of tests and groups",
);
const GroupFiles = {
  "test_group.yaml": z.optional(z.nullable(AnyMap)),
  "testdata.yaml": z.optional(z.nullable(AnyMap)),
};
const DirectoryOf = z.object({
  ...Inherited,
  ...GroupFiles,
  include: z.optional(z.nullable(z.array(Text, "must be a list of names"))),
  data: z.optional(z.nullable(z.union([z.array(Rules), Rules], "must be a list or a map of tests and groups"))),
});
const isDirectory = (value: unknown) =>
  typeof value === "object" &&
  value !== null &&
  ["data", "include", "test_group.yaml", "testdata.yaml"].some((key) => key in value);

/** By its keys: a union would call the fault of a test one of a group. */
const RuleOf: z.ZodMiniType<Rule> = z.pipe(
  z.unknown(),
  z.transform((value: unknown, context): Rule => {
    if (value === null || typeof value === "string") return value;
    const parsed = (isDirectory(value) ? DirectoryOf : TestFields).safeParse(value);
    if (parsed.success) return parsed.data as Rule;
    const issue = parsed.error.issues[0];
    context.issues.push({
      code: "custom",
      input: value,
      path: issue?.path ?? [],
      message: issue?.message ?? "is not as the format says",
    });
    return null;
  }),
);

export const GeneratorsRoot = z.object(
  {
    ...Inherited,
    ...GroupFiles,
    generators: z.optional(z.nullable(z.record(z.string(), z.array(z.string(), "must be a list of files")))),
    // Other folders hold what the tools try validators with.
    data: z.object(
      { sample: z.optional(z.nullable(DirectoryOf)), secret: z.optional(z.nullable(DirectoryOf)) },
      "must be a map",
    ),
  },
  "must be a map",
);
