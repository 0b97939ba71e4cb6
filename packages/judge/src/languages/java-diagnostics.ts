import { type Diagnostic, parseCompilerOutput } from "@verdict/contract/diagnostics";

/** Warnings that tell of a wrong answer: a constant that is cut, a case that falls through, an `if (…);`. */
export const LINT = ["divzero", "empty", "fallthrough", "finally", "lossy-conversions", "static"];

export function javaDiagnostics(text: string): Diagnostic[] {
  return parseCompilerOutput("java", text);
}
