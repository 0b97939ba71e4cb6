import { beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { keptValue, onKeptChange } from "./kept-value.ts";
import { stubRefusedStorage, stubStorage } from "./testing/stub-storage.ts";

const pace = keptValue({ key: "pace", schema: z.enum(["slow", "fast"]), fallback: "slow" });
const place = keptValue({ key: "place", schema: z.nullable(z.object({ x: z.number() })), fallback: null });

let stored: Map<string, string>;
beforeEach(() => {
  stored = stubStorage();
});

test("a text is stored as it is, anything else as JSON, and null as nothing", () => {
  expect([pace.write("fast"), place.write({ x: 1 })]).toEqual([true, true]);
  expect([...stored]).toEqual([
    ["pace", "fast"],
    ["place", '{"x":1}'],
  ]);
  expect([pace.read(), place.read()]).toEqual(["fast", { x: 1 }]);
  place.write(null);
  expect([...stored.keys()]).toEqual(["pace"]);
});

test.each(["", "{", "5", "null", '{"x":"1"}', "rapid"])("what does not fit counts as the fallback: %j", (text) => {
  stored.set("pace", text).set("place", text);
  expect([pace.read(), place.read()]).toEqual(["slow", null]);
});

test("a browser that keeps nothing gives the fallback, and a write says so", () => {
  stubRefusedStorage();
  expect([pace.read(), pace.write("fast"), place.write(null)]).toEqual(["slow", false, false]);
});

test("a write is heard in its own tab until nobody listens any more", () => {
  const heard = vi.fn();
  const end = onKeptChange(heard);
  pace.write("fast");
  expect(heard).toHaveBeenCalledTimes(1);
  end();
  pace.write("slow");
  expect(heard).toHaveBeenCalledTimes(1);
});

test("a value that is kept already is told to nobody again", () => {
  let heard = 0;
  const end = onKeptChange(() => heard++);
  for (const value of ["fast", "fast", "slow"] as const) expect(pace.write(value)).toBe(true);
  end();
  expect(heard).toBe(2);
});
