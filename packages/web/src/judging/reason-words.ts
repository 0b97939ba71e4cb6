/**
 * Why a test failed, without what stands beside it anyway: the verdict (`wrong answer (line 1: …)`), and the exception
 * that the error output below begins with (`exit code 1: TypeError: …`). Empty where nothing is left.
 */
export function reasonWords(reason: string, errorOutput: string): string {
  const inside = /^(?:wrong answer|(?:time|memory|output) limit exceeded)(?: \((.*)\))?$/s.exec(reason);
  if (inside !== null) return inside[1] ?? "";
  const at = reason.indexOf(": ");
  const rest = reason.slice(at + 2);
  return at > 0 && rest !== "" && errorOutput.includes(rest) ? reason.slice(0, at) : reason;
}
