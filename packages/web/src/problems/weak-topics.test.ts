import { expect, test } from "vitest";
import { topicsById } from "./topics.ts";
import { weakTopics } from "./weak-topics.ts";

const problems = ["a", "b", "c", "d", "e", "f"].map((_id) => ({ _id }));
const weak = (firsts: Record<string, [topics: string[], acceptedAtFirst?: boolean]>, solved: string[] = []) =>
  weakTopics(
    problems,
    topicsById(
      Object.entries(firsts).map(([problemId, [topics, acceptedAtFirst]]) => ({ problemId, topics, acceptedAtFirst })),
    ),
    new Set(solved),
  ).map(({ topic, tried, atFirst, next }) => `${topic} ${atFirst}/${tried} ${next._id}`);

test("the weakest topic comes first, with the first problem of it that is not solved", () => {
  const firsts: Parameters<typeof weak>[0] = {
    a: [["heap", "greedy"], false],
    b: [["heap"], true],
    c: [["greedy"], false],
    d: [["heap"]],
    e: [["greedy"]],
  };
  expect(weak(firsts, ["a", "b", "c"])).toEqual(["greedy 0/2 e", "heap 1/2 d"]);
});

test("what went well, was tried once, or has nothing left is not among them", () => {
  expect(weak({ a: [["strong"], true], b: [["strong"], true], c: [["strong"], false], d: [["strong"]] })).toEqual([]);
  expect(weak({ a: [["once"], false], b: [["once"]] })).toEqual([]);
  expect(weak({ a: [["done"], false], b: [["done"], false] }, ["a", "b"])).toEqual([]);
});

test("of two that are as weak the one with more tries is first, and there are three at most", () => {
  const firsts: Parameters<typeof weak>[0] = {
    a: [["p", "q", "r", "s"], false],
    b: [["p", "q", "r", "s"], false],
    c: [["s"], false],
    d: [["p", "q", "r", "s"]],
  };
  expect(weak(firsts, ["a"])).toEqual(["s 0/3 b", "p 0/2 b", "q 0/2 b"]);
});
