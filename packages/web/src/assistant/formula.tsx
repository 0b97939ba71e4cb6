import type katex from "katex";
import { useEffect, useState } from "react";

type Katex = typeof katex;

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

/** MathML, which browsers draw themselves, as in the statements. Null for what KaTeX cannot read. */
export function formulaHtml(renderer: Katex, tex: string, isDisplay: boolean): string | null {
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
