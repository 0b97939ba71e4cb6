import { useSyncExternalStore } from "react";

/** Tailwind's `sm` breakpoint: below it one column, above it room for more. */
const NARROW = "(max-width: 39.99rem)";

export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(NARROW);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => matchMedia(NARROW).matches,
    () => false,
  );
}
