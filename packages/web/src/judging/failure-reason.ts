/**
 * Why a test failed, without what stands beside it anyway: the verdict (`wrong answer (line 1: …)`), and the exception
 * that the error output below begins with (`exit code 1: TypeError: …`). Empty where nothing is left.
 */
export function shownReason(reason: string, errorOutput: string): string {
  const inside = /^(?:wrong answer|(?:time|memory|output) limit exceeded)(?: \((.*)\))?$/s.exec(reason);
  if (inside !== null) return inside[1] ?? "";
  const at = reason.indexOf(": ");
  const rest = reason.slice(at + 2);
  return at > 0 && rest !== "" && errorOutput.includes(rest) ? reason.slice(0, at) : reason;
}

/** One line that helps a learner to look in the right place; null where the reason speaks for itself. */
export function usualCause(reason: string): string | null {
  return HINTS.find(([pattern]) => pattern.test(reason))?.[1] ?? null;
}

/** What usually stands behind the signal that ended a program; by the names that the judge gives. */
const HINTS: readonly (readonly [pattern: RegExp, hint: string])[] = [
  [/\bSIGSEGV\b/, "Often an index outside of an array, a null pointer, or recursion that is too deep or endless."],
  [/\bSIGFPE\b/, "Usually a division by zero, or a remainder of one."],
  [/\bSIGILL\b/, "Often undefined behaviour that the compiler has seen, such as a division by a constant zero."],
  [/\bSIGABRT\b/, "Usually an exception that nobody caught, or a failed assertion: standard error says which."],
];
