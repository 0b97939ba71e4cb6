import type { LanguageId } from "@verdict/contract/language";

/** This machine has no tool chain for the language. Ours, never the program's. */
export class LanguageUnavailableError extends Error {
  override name = "LanguageUnavailableError";
  readonly language: LanguageId;

  constructor(language: LanguageId, advice: string) {
    super(advice);
    this.language = language;
  }
}
