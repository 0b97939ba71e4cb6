/** Far beyond what anybody writes by hand; a pattern with more alternatives matches nothing. */
const MOST_ALTERNATIVES = 100;
/** The same; each pair of braces is looked for from the beginning. */
const LONGEST_PATTERN = 5000;

/**
 * Whether a pattern of submissions.yaml means this submission or a folder that holds it: `*` stands for any characters
 * but a slash, `{a,b}` for a or b. Paths begin below submissions/. Takes no longer than the product of both lengths, as
 * packages come from anyone.
 */
export function matchesSubmission(pattern: string, name: string): boolean {
  const parts = name.split("/");
  return alternativesOf(pattern).some((alternative) => {
    const globs = alternative.replace(/\/$/, "").split("/");
    return globs.length <= parts.length && globs.every((glob, index) => matchesPart(glob, parts[index] ?? ""));
  });
}

const BRACES = /\{([^{}]*)\}/;

function alternativesOf(pattern: string): readonly string[] {
  if (pattern.length > LONGEST_PATTERN) return [];
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

/** After a mismatch only the latest star has to take one character more. */
function matchesPart(glob: string, text: string): boolean {
  let [inGlob, inText, star, resume] = [0, 0, -1, 0];
  while (inText < text.length) {
    if (glob[inGlob] === "*") [star, resume, inGlob] = [inGlob, inText, inGlob + 1];
    else if (glob[inGlob] === text[inText]) [inGlob, inText] = [inGlob + 1, inText + 1];
    else if (star >= 0) [inGlob, resume, inText] = [star + 1, resume + 1, resume + 1];
    else return false;
  }
  return /^\**$/.test(glob.slice(inGlob));
}
