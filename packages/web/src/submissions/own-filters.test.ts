import { expect, test } from "vitest";
import { isFiltered, queryOfFilters, readOwnFilters, writeOwnFilters } from "./own-filters.ts";

const read = (query: string) => readOwnFilters(new URLSearchParams(query));

test("filters stand in the address and come back from it, and those that do not matter stand nowhere", () => {
  const query = "problem=two-belts&verdict=WA&language=cpp&from=2026-11-01&to=2026-11-27";
  expect(writeOwnFilters(read(query)).toString()).toBe(query);
  expect(writeOwnFilters(read("verdict=AC")).toString()).toBe("verdict=AC");
  expect(isFiltered(read("verdict=AC"))).toBe(true);
  expect(isFiltered(read("other=1"))).toBe(false);
});

test("a day reaches from its midnight to the next, where the reader is", () => {
  const { since, until } = queryOfFilters(read("from=2026-11-30&to=2026-11-30"));
  expect(since).toBe(new Date(2026, 10, 30).toISOString());
  expect(until).toBe(new Date(2026, 11, 1).toISOString());
});

test("what is no day is none", () => {
  for (const day of ["2026-02-30", "2026-13-01", "0000-00-00", "today", "2026-1-1"]) {
    expect(queryOfFilters(read(`from=${day}`))).toEqual({});
  }
});

test("the server is asked for what is chosen, and for nothing else", () => {
  expect(queryOfFilters(read("problem=a&verdict=pending"))).toEqual({ problem: "a", verdict: "pending" });
  expect(queryOfFilters(read(""))).toEqual({});
});
