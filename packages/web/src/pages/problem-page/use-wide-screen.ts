import { useSyncExternalStore } from "react";

/** From this width on the problem, the editor and the results fit beside one another. */
const WIDE_SCREEN = "(min-width: 1024px)";

export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE_SCREEN).matches);
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE_SCREEN);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
