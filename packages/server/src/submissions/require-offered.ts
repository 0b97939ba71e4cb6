import { isCore, type LanguageId } from "@verdict/contract/language";
import { listOffered } from "../judging/offered-languages.ts";
import type { AppContext } from "../platform/context.ts";
import { DomainError } from "../platform/http/errors.ts";

/** Throws bad_input for a language that this site does not offer: the core ones always are. */
export async function requireOffered(
  context: Pick<AppContext, "config" | "pool">,
  language: LanguageId,
): Promise<void> {
  if (isCore(language)) return;
  const languages = await listOffered(context);
  if (languages.includes(language)) return;
  const offered = ["javascript", "java", ...(languages.length === 0 ? [] : ["cpp"]), ...languages.slice(0, -1)];
  throw new DomainError("bad_input", `Language must be ${offered.join(", ")} or ${languages.at(-1) ?? "cpp"}`);
}
