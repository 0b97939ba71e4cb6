import type { OwnLists } from "@verdict/contract/problem-lists";
import { expect, test } from "vitest";
import { problemsOf, withMembership } from "./own-lists.ts";

const lists: OwnLists = { bookmarks: ["a"], lists: [{ _id: "one", name: "One", problemIds: ["b"] }] };

test("a problem is added once, at the end, and taken away", () => {
  const add = (problemId: string, listId: string) => withMembership(lists, { listId, problemId, change: "add" });
  expect(add("b", "bookmarks").bookmarks).toEqual(["a", "b"]);
  expect(add("a", "bookmarks").bookmarks).toEqual(["a"]);
  expect(add("c", "one").lists[0]?.problemIds).toEqual(["b", "c"]);
  expect(withMembership(lists, { listId: "bookmarks", problemId: "a", change: "remove" }).bookmarks).toEqual([]);
});

test("all problems, and a list that is gone, leave nothing out", () => {
  expect(problemsOf(lists, "all")).toBeNull();
  expect(problemsOf(lists, "deleted")).toBeNull();
  expect(problemsOf(undefined, "bookmarks")).toBeNull();
  expect(problemsOf(lists, "one")).toEqual(new Set(["b"]));
});
