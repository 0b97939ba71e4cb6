import { type RefObject, useEffect } from "react";

const MAY_SCROLL = ".katex, math[display=block], pre";

/**
 * A formula or code that is wider than its text scrolls sideways, and is then reached by keyboard as well. `shown` is
 * the text.
 */
export function useReachableParts(text: RefObject<HTMLElement | null>, shown: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other parts.
  useEffect(() => {
    const element = text.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      for (const part of element.querySelectorAll(MAY_SCROLL)) {
        if (part.scrollWidth > part.clientWidth && part.clientWidth > 0) part.setAttribute("tabindex", "0");
        else part.removeAttribute("tabindex");
      }
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [text, shown]);
}
