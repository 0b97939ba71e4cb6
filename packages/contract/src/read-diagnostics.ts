import { type Diagnostic, MOST_DIAGNOSTICS } from "./diagnostics.ts";
import type { LanguageId } from "./language.ts";
import { languageFacts } from "./language-facts.ts";

/** What the compiler wrote, as complaints by line. Text of an unknown form gives none: it is shown as it is anyway. */
export function parseCompilerOutput(language: LanguageId, output: string): Diagnostic[] {
  return languageFacts(language).compilerMessages(output).slice(0, MOST_DIAGNOSTICS);
}

/** The line at which a program died, where its language says so on standard error. C++ does not. */
export function parseErrorOutput(language: LanguageId, errorOutput: string): Diagnostic[] {
  return languageFacts(language).traceOfDeath(errorOutput);
}
