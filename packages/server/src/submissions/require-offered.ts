import { isCore, type LanguageId } from "@verdict/contract/language";
import { DomainError } from "../platform/http/errors.ts";

/** Throws bad_input for a language that this site does not offer: the core ones always are. */
export function requireOffered({ languages }: { languages: readonly LanguageId[] }, language: LanguageId): void {
  if (isCore(language) || languages.includes(language)) return;
  const offered = ["javascript", "java", ...(languages.length === 0 ? [] : ["cpp"]), ...languages.slice(0, -1)];
  throw new DomainError("bad_input", `Language must be ${offered.join(", ")} or ${languages.at(-1) ?? "cpp"}`);
}
