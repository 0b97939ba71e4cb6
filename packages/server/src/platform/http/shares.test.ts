import { expect, test } from "vitest";
import { Shares } from "./shares.ts";

function crowd(shares: Shares, network: string, size: number): number {
  return Array.from({ length: size }, () => shares.enter(network)).filter((admittance) => admittance === "in").length;
}

test("a school behind one address is not refused while there is room", () => {
  const shares = new Shares({ unshared: 100, most: 200 });
  expect(crowd(shares, "school", 100)).toBe(100);
  expect(shares.enter("school")).toBe("over-share");
});

test("where it is crowded, newcomers get in until each network has its share", () => {
  const shares = new Shares({ unshared: 100, most: 200 });
  crowd(shares, "botnet", 1_000);
  expect(crowd(shares, "home", 10)).toBe(10);
  expect(shares.enter("botnet")).toBe("over-share");
  expect(crowd(shares, "other", 1_000)).toBe(55); // Until it has a third of all.
  expect(shares.total).toBe(165);
});

test("nothing holds more than the most, and who leaves makes room", () => {
  const shares = new Shares({ unshared: 2, most: 4 });
  for (const network of ["a", "b", "c", "d"]) expect(shares.enter(network)).toBe("in");
  expect(shares.enter("e")).toBe("full");
  shares.leave("a");
  expect(shares.enter("e")).toBe("in");
});
