import { expect, test } from "vitest";
import { pageKind } from "./app-routes.ts";

const HTML = "text/html,application/xhtml+xml";

test.each([
  "/login",
  "/login/openid",
  "/settings",
  "/submissions",
  "/contests",
  "/contests/autumn-open/edit",
  "/classes",
  "/classes/0190a1b2-0000-7000-8000-000000000001/roster",
  "/problem/two-belts",
  "/talk/two-belts",
  "/submission/0190a1b2-0000-7000-8000-000000000001",
  "/people/ada_l-2",
  "/launch/Bm8gc3VjaCB0b2tlbg",
  "/talk-mail/Bm8gc3VjaC-0b2tlbg_x",
  "/shared/bm8gc3VjaCB0b2tlbg",
])("%s is a screen", (path) => {
  expect(pageKind(path, HTML)).toBe("app");
});

test.each(["/submission/attempted", "/submission/report/x", "/user/nothing"])("%s is no page", (path) => {
  expect(pageKind(path, HTML)).toBe("nothing");
});

test("any other address is an unknown page for a browser and nothing for programs", () => {
  expect(pageKind("/nope", HTML)).toBe("unknown");
  expect(pageKind("/nope", "application/json")).toBe("nothing");
});
