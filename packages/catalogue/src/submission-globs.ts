/** Far beyond what anybody writes by hand; a pattern with more alternatives, or more pairs of braces, matches nothing. */
const MOST_ALTERNATIVES = 100;
const MOST_BRACES = 50;
/** The same; each pair of braces is looked for from the beginning. */
const LONGEST_PATTERN = 5000;

/** A pattern of submissions.yaml, ready to be held against names. */
export interface SubmissionPattern {
  /** How many it stands for; 0 where it is none that anybody writes. */
  alternatives: number;
  /** Whether it means this submission or a folder that holds it. */
  means(name: string): boolean;
}

/**
 * `*` stands for any characters but a slash, `{a,b}` for a or b. Paths begin below submissions/. A package comes from
 * anyone, and may have a thousand submissions: what the pattern stands for is worked out once, and to look at a name
 * takes no longer than to find each piece between stars in it.
 */
export function submissionPattern(pattern: string): SubmissionPattern {
  const alternatives = alternativesOf(pattern).map((alternative) =>
    alternative
      .replace(/\/$/, "")
      .split("/")
      .map((glob) => glob.split(/\*+/)),
  );
  return {
    alternatives: alternatives.length,
    means(name) {
      const parts = name.split("/");
      return alternatives.some(
        (globs) =>
          globs.length <= parts.length && globs.every((pieces, index) => matchesPart(pieces, parts[index] ?? "")),
      );
    },
  };
}

const BRACES = /\{([^{}]*)\}/;

function alternativesOf(pattern: string): readonly string[] {
  if (pattern.length > LONGEST_PATTERN || pattern.split("{").length > MOST_BRACES + 1) return [];
  let patterns = [pattern];
  while (patterns.some((each) => BRACES.test(each))) {
    patterns = patterns.flatMap((each) => {
      const found = BRACES.exec(each);
      if (found === null) return [each];
      const [before, after] = [each.slice(0, found.index), each.slice(found.index + found[0].length)];
      return (found[1] ?? "").split(",").map((choice) => before + choice + after);
    });
    if (patterns.length > MOST_ALTERNATIVES) return [];
  }
  return patterns;
}

/** `pieces`: what stands between stars. The first place at which one fits leaves the most room for those behind it. */
function matchesPart(pieces: readonly string[], text: string): boolean {
  const [first = "", ...others] = pieces;
  const last = others.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first)) return false;
  let at = first.length;
  for (const piece of others) {
    const found = text.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return text.length - last.length >= at && text.endsWith(last);
}
