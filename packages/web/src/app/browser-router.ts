import { createBrowserRouter } from "react-router";
import { routes } from "./routes.tsx";

/** The app's router. `isPrerendered`: the page is drawn already, and its visitor may have scrolled it. */
export function openRouter({ isPrerendered }: { isPrerendered: boolean }) {
  nameHistoryEntry();
  keepPlaceInPageCache();
  // Without data to hydrate from, React Router takes the page for a new one and scrolls it to its top.
  return createBrowserRouter(routes, isPrerendered ? { hydrationData: { loaderData: {} } } : {});
}

/**
 * React Router keeps scroll positions by the key of an entry in the session's history, but gives the one it starts on
 * no key: all pages that were reached by their address shared one position.
 */
function nameHistoryEntry(): void {
  const entry: unknown = history.state;
  const state = typeof entry === "object" ? entry : {};
  if (state !== null && "key" in state) return;
  history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, "");
}

/**
 * WebKit restores the place of a page from its cache after `pageshow`, when React Router has already told it not to.
 */
function keepPlaceInPageCache(): void {
  let place = 0;
  addEventListener("pagehide", () => {
    place = scrollY;
  });
  addEventListener("pageshow", (event) => {
    if (event.persisted) scrollTo(0, place);
  });
}
