import type katex from "katex";
import { useEffect, useState } from "react";

type Katex = typeof katex;

/** Some thousand braces in each other use up a browser's stack, and the whole page would go with it. */
const MOST_CHARACTERS = 1_500;

/** TeX's own words until its renderer is there, which is fetched with the first formula, and for what is no TeX. */
export function Formula({ tex, isDisplay, raw }: { tex: string; isDisplay: boolean; raw: string }) {
  const [renderer, setRenderer] = useState<Katex | null>(null);
  useEffect(() => {
    let isShown = true;
    import("katex").then(
      (module) => isShown && setRenderer(() => module.default),
      (error: unknown) => console.warn("Formulas could not be loaded", error),
    );
    return () => {
      isShown = false;
    };
  }, []);
  const html = renderer === null ? null : formulaHtml(renderer, tex, isDisplay);
  if (html === null) return raw;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: KaTeX escapes all text, and trusts no command that could load or link.
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}

/** MathML, which browsers draw themselves, as in the statements. Null for what KaTeX cannot read, or is too long. */
export function formulaHtml(renderer: Katex, tex: string, isDisplay: boolean): string | null {
  if (tex.length > MOST_CHARACTERS) return null;
  try {
    return renderer.renderToString(tex, {
      displayMode: isDisplay,
      output: "mathml",
      trust: false,
      strict: "ignore",
      // A model that was talked into it could draw over the page.
      maxSize: 5,
      maxExpand: 100,
    });
  } catch (error) {
    if (error instanceof renderer.ParseError) return null;
    throw error;
  }
}
