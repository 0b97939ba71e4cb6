import type { CoreLanguageId } from "@verdict/contract/language";
import type { Mutant } from "@verdict/contract/test-strength";
import { codeSpans } from "./code-spans.ts";

export interface MutatedSource {
  mutant: Mutant;
  source: string;
}

interface Rule {
  find: RegExp;
  /** The other texts that may stand in its place. */
  replace: (found: string) => string[];
  languages?: readonly CoreLanguageId[];
}

const OPPOSITES: Record<string, string[]> = {
  "<": ["<="],
  "<=": ["<"],
  ">": [">="],
  ">=": [">"],
  "==": ["!="],
  "!=": ["=="],
  "===": ["!=="],
  "!==": ["==="],
  "+": ["-"],
  "-": ["+"],
  "*": ["+"],
  "/": ["*"],
  "%": ["/"],
  "&&": ["||"],
  "||": ["&&"],
  "+=": ["-="],
  "-=": ["+="],
};

/** Values larger than all others, until the data are larger still. */
const INFINITIES =
  /-?\b(?:(?:LLONG|LONG|INT64)_M(?:AX|IN)|Long\.M(?:AX|IN)_VALUE|Number\.M(?:AX|IN)_SAFE_INTEGER|Infinity|\d+e1[5-9])\b|\bnumeric_limits<[^<>\n]*>::(?:max|min|lowest)\(\)/g;

/** An assignment, a count or the emptying of something that is a line by itself; a declaration is none. */
const STATEMENT =
  /(?<=^[ \t]*)[A-Za-z_$][\w$.]*(?:\[[^\]\n]*\])*(?: [-+]?= [^;\n]*|\+\+|--|\.(?:clear|fill|reset)\([^;\n]*\));(?=[ \t]*$)/gm;

/**
 * The mistakes that people make: off by one, the wrong comparison, the wrong sign, min for max, a type or a sentinel
 * too small, a statement forgotten (such as the one that sets something back). Operators count only with blanks around
 * them: that leaves templates, `cin >>` and unary signs alone.
 */
const RULES: readonly Rule[] = [
  { find: /(?<=\S )(?:[<>]=?|[=!]==?|[+\-*/%]|&&|\|\||[+-]=)(?= \S)/g, replace: (found) => OPPOSITES[found] ?? [] },
  { find: /(?<![\w.])\d+(?![\w.])/g, replace: (found) => otherNumbers(found) },
  { find: /\b(?:min|max)(?=\()/g, replace: (found) => [found === "min" ? "max" : "min"] },
  { find: /\blong long\b/g, replace: () => ["int"], languages: ["cpp"] },
  { find: /\blong\b(?! long)(?<!long long)/g, replace: () => ["int"], languages: ["java"] },
  {
    find: INFINITIES,
    replace: (found) => [found.startsWith("-") || /MIN|lowest/.test(found) ? "-1000000000" : "1000000000"],
  },
  { find: STATEMENT, replace: () => [";"] },
];

function otherNumbers(found: string): string[] {
  const value = BigInt(found);
  if (value === 0n) return ["1"];
  return value === 1n ? ["0", "2"] : [`${value + 1n}`, `${value - 1n}`];
}

/** Every program that differs from the source by one small change, in the order of the places. */
export function allMutants(source: string, language: CoreLanguageId): MutatedSource[] {
  const places = RULES.filter((rule) => rule.languages === undefined || rule.languages.includes(language))
    .flatMap((rule) => placesOf(source, rule))
    .sort((a, b) => a.index - b.index);
  return places.map(({ index, found, instead }) => {
    const mutated = source.slice(0, index) + instead + source.slice(index + found.length);
    const line = source.slice(0, index).split("\n").length;
    const lineOf = (text: string) => (text.split("\n")[line - 1] ?? "").trim();
    return { mutant: { language, line, before: lineOf(source), after: lineOf(mutated) }, source: mutated };
  });
}

function placesOf(source: string, rule: Rule): { index: number; found: string; instead: string }[] {
  return codeSpans(source).flatMap((span) =>
    // A copy of the whole source with only this span: what stands around an operator must be seen, too.
    [...source.slice(0, span.end).matchAll(rule.find)]
      .filter((match) => match.index >= span.start)
      .flatMap((match) => rule.replace(match[0]).map((instead) => ({ index: match.index, found: match[0], instead }))),
  );
}

/** At most so many, spread evenly over the source; always the same ones for the same source. */
export function pickMutants(mutants: readonly MutatedSource[], most: number): MutatedSource[] {
  if (mutants.length <= most) return [...mutants];
  return Array.from({ length: most }, (_, index) => mutants[Math.floor((index * mutants.length) / most)]).filter(
    (mutant) => mutant !== undefined,
  );
}
