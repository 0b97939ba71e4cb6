import { type CoreLanguageId, isCore, type LanguageId } from "./language.ts";
import { languageFacts } from "./language-facts.ts";
import { pythonStarterFrom } from "./languages/python-starter.ts";

/**
 * What a program in a further language begins as on a problem with this starter code in C++: it reads the problem's
 * input where that can be told from it, or else in the language's general way.
 */
export function furtherStarter(id: LanguageId, cpp: string | undefined): string {
  const own = PYTHONS.includes(id) && cpp !== undefined ? pythonStarterFrom(cpp) : null;
  return own ?? languageFacts(id).starter;
}

/** What a program in any language begins as on a problem with this starter code. */
export function starterIn(id: LanguageId, startCode: Readonly<Partial<Record<CoreLanguageId, string>>>): string {
  return (isCore(id) ? startCode[id] : undefined) ?? furtherStarter(id, startCode.cpp);
}

const PYTHONS: readonly LanguageId[] = ["python3", "pypy3"];
