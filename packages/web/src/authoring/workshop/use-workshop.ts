import { useQuery } from "@tanstack/react-query";
import { type packagePrograms, SEED } from "@verdict/contract/author-programs";
import type { LanguageId } from "@verdict/contract/language";
import type { OpenResponseOf } from "@verdict/contract/tolerant-reader";
import { useContext, useState } from "react";
import { AuthorCallsContext } from "../author-calls.ts";

/** A program that an author has written into a field. */
export interface WrittenProgram {
  language: LanguageId;
  code: string;
}

/** What is shared by all that makes inputs for a problem. */
export interface Workshop {
  generator: WrittenProgram;
  parameters: string;
  validator: WrittenProgram;
  bruteForce: WrittenProgram;
}

export type PackageGenerator = OpenResponseOf<typeof packagePrograms>["generators"][number];

export interface WorkshopMethods {
  workshop: Workshop;
  change: (changes: Partial<Workshop>) => void;
  generators: readonly PackageGenerator[];
  /** The input validators that have to accept each input: the one that is written, or those of the package. */
  validators: () => WrittenProgram[];
  packageValidators: readonly WrittenProgram[];
}

const NOTHING: WrittenProgram = { language: "javascript", code: "" };
const EMPTY: Workshop = { generator: NOTHING, parameters: SEED, validator: NOTHING, bruteForce: NOTHING };

/** The programs that make, check and answer inputs; a stored problem's package brings its own along. */
export function useWorkshop(problemId: string | undefined): WorkshopMethods {
  const calls = useContext(AuthorCallsContext);
  const { data: programs } = useQuery({
    queryKey: ["packagePrograms", calls.key, problemId],
    queryFn: ({ signal }) => calls.programs(problemId ?? "", signal),
    enabled: problemId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const [changes, setChanges] = useState<Partial<Workshop>>({});
  const workshop = {
    ...EMPTY,
    ...(programs?.bruteForce ? { bruteForce: programs.bruteForce } : {}),
    ...ofGenerator(programs?.generators[0]),
    ...changes,
  };
  const packageValidators = programs?.validators ?? [];
  return {
    workshop,
    change: (more) => setChanges((before) => ({ ...before, ...more })),
    generators: programs?.generators ?? [],
    validators: () => (workshop.validator.code === "" ? [...packageValidators] : [workshop.validator]),
    packageValidators,
  };
}

/** With the line of its smallest test. */
export function ofGenerator(generator: PackageGenerator | undefined): Partial<Workshop> {
  if (generator === undefined) return {};
  const { language, code, parameters } = generator;
  return { generator: { language, code }, parameters: parameters.find((line) => line.includes(SEED)) ?? SEED };
}
