import { expect, test } from "vitest";
import { inRequestScope, type RequestScope } from "./request-scope.ts";
import { TokenOwners } from "./token-owners.ts";

test("a proven token names its owner until it is disproved, and nobody else is named", () => {
  const owners = new TokenOwners();
  owners.prove("right", "ada");
  expect([owners.ownerOf("right"), owners.ownerOf("invented")]).toEqual(["ada", null]);
  owners.disprove("right");
  expect(owners.ownerOf("right")).toBeNull();
});

test("of too many tokens the one that was not used for longest is forgotten", () => {
  const owners = new TokenOwners(2);
  owners.prove("first", "ada");
  owners.prove("second", "bob");
  owners.ownerOf("first");
  owners.prove("third", "eve");
  expect(["first", "second", "third"].map((token) => owners.ownerOf(token))).toEqual(["ada", null, "eve"]);
});

test("the request that proves a token goes on in its owner's name", () => {
  const scope: RequestScope = { id: "", ip: "192.0.2.1", network: "192.0.2.1", caller: "right", user: "", facts: {} };
  inRequestScope(scope, () => new TokenOwners().prove("right", "ada"));
  expect(scope.user).toBe("ada");
});
