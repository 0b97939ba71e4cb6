import { type RefObject, useEffect } from "react";

const MAY_SCROLL = ".katex, math[display=block]";

/**
 * A formula that is wider than its text scrolls sideways, and is then reached by keyboard as well. `html` is what is
 * shown.
 */
export function useReachableFormulas(text: RefObject<HTMLElement | null>, html: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other formulas.
  useEffect(() => {
    const element = text.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      for (const formula of element.querySelectorAll(MAY_SCROLL)) {
        if (formula.scrollWidth > formula.clientWidth && formula.clientWidth > 0) formula.setAttribute("tabindex", "0");
        else formula.removeAttribute("tabindex");
      }
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [text, html]);
}
