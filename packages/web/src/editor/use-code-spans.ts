import { LanguageId } from "@verdict/contract/language";
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import type { CodeSpan } from "./code-spans.ts";

/**
 * What cuts code into coloured pieces. Null until the language's parser is there, where it does not come, and for a
 * language that this page does not know: then the code is shown in one colour.
 */
export function useCodeSpans(language: string): ((code: string) => CodeSpan[]) | null {
  const [spansOf, setSpansOf] = useState<((code: string) => CodeSpan[]) | null>(null);
  useEffect(() => {
    const known = z.safeParse(LanguageId, language);
    if (!known.success) return;
    let isShown = true;
    import("./code-spans.ts")
      .then(({ loadCodeSpans }) => loadCodeSpans(known.data))
      .then(
        (cut) => isShown && setSpansOf(() => cut),
        (error: unknown) => console.warn("The colours of the code could not be loaded", error),
      );
    return () => {
      isShown = false;
    };
  }, [language]);
  return spansOf;
}
