import { type Location, useLocation } from "react-router";
import * as z from "zod/mini";
import { paths } from "./paths.ts";

/*
 * Whoever follows a link without being signed in gets to it after signing in. The page stands in the state of the
 * history's entry, which links on the way to the login hand on: an address could name any page to anybody, and a
 * storage would still name it long after.
 */

const State = z.object({ wanted: z.string().check(z.regex(/^\/(?![/\\])/)) });
export type WantedState = z.infer<typeof State>;

/** Where one gets on without having wanted to. */
const ON_THE_WAY: readonly string[] = [paths.home, paths.login, paths.signup, paths.forgotPassword];

/** The page that was wanted on the way to this one; null where there is none. */
export function wantedIn({ state }: Pick<Location, "state">): string | null {
  return z.safeParse(State, state).data?.wanted ?? null;
}

/** The state of a link to where one signs in: what was wanted before, or else the page that the link is on. */
export function stateForSignIn(location: Location): WantedState | null {
  const before = wantedIn(location);
  if (before !== null) return { wanted: before };
  return ON_THE_WAY.includes(location.pathname) ? null : stateOf(location);
}

export function stateOf({ pathname, search, hash }: Location): WantedState {
  return { wanted: `${pathname}${search}${hash}` };
}

export function useStateForSignIn(): WantedState | null {
  return stateForSignIn(useLocation());
}
