// Lets islands that meet at a corner be one.
const fs = require("node:fs");

function islandsAfterTide(h, w, map) {
  // With a border of water on all sides, no square needs to ask whether its neighbours are on the map.
  const wide = w + 2;
  const land = new Uint8Array((h + 2) * wide);
  for (let r = 0; r < h; r++) {
    for (let c = 0; c < w; c++) land[(r + 1) * wide + c + 1] = map[r][c] === "#" ? 1 : 0;
  }
  const steps = [1, -1, wide, -wide];
  steps.push(wide + 1, wide - 1, -wide + 1, -wide - 1);
  const dry = land.map((isLand, at) => isLand & land[at + 1] & land[at - 1] & land[at + wide] & land[at - wide]);

  let islands = 0;
  let largest = 0;
  const island = new Int32Array(h * w);
  for (let start = 0; start < dry.length; start++) {
    if (!dry[start]) continue;
    dry[start] = 0; // counted: taken off the map as soon as it is in the list
    island[0] = start;
    let size = 1;
    for (let i = 0; i < size; i++) {
      for (const step of steps) {
        const next = island[i] + step;
        if (!dry[next]) continue;
        dry[next] = 0;
        island[size++] = next;
      }
    }
    islands++;
    largest = Math.max(largest, size);
  }
  return [islands, largest];
}

const [size, ...map] = fs.readFileSync(0, "utf8").trim().split("\n");
const [h, w] = size.split(" ").map(Number);

console.log(islandsAfterTide(h, w, map).join(" "));
