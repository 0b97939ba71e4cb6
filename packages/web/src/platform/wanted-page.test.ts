import { expect, test } from "vitest";
import { stateForSignIn, wantedIn } from "./wanted-page.ts";

const at = (pathname: string, state: unknown = null) => ({
  pathname,
  search: "?tab=chat",
  hash: "#x",
  state,
  key: "k",
  mask: undefined,
});

test("the page that a link is on is wanted, and handed on by those on the way", () => {
  const state = stateForSignIn(at("/problem/two-belts"));
  expect(state).toEqual({ wanted: "/problem/two-belts?tab=chat#x" });
  for (const path of ["/", "/login", "/signup"]) expect(stateForSignIn(at(path, state))).toEqual(state);
});

test("where one begins at the login nothing is wanted", () => {
  for (const path of ["/", "/login", "/signup", "/forgot-password"]) expect(stateForSignIn(at(path))).toBeNull();
});

test("nothing but a page of this site is wanted", () => {
  for (const wanted of ["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", "", 7]) {
    expect(wantedIn(at("/login", { wanted }))).toBeNull();
  }
  expect(wantedIn(at("/login", { wanted: "/problems" }))).toBe("/problems");
});
