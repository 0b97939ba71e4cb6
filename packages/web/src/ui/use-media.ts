import { type RefObject, useLayoutEffect, useState, useSyncExternalStore } from "react";

/** Tailwind's `sm` breakpoint: below it one column, above it room for more. */
const NARROW = "(max-width: 39.99rem)";
/** From this width on the problem, the editor and the results fit beside one another. */
const WIDE = "(min-width: 1024px)";

export function useIsNarrow(): boolean {
  return useMedia(NARROW);
}

export function useIsWide(): boolean {
  return useMedia(WIDE);
}

/** True while the page is being printed. */
export function useIsPrinting(): boolean {
  return useMedia("print");
}

/** The width of an element in pixels, kept up to date; null before it is known. */
export function useWidth(element: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    const measure = () => setWidth(Math.floor(current.getBoundingClientRect().width));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/** Whether the window fits a media query now; false where there is no window. */
function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
