// The same work in every run: `rounds` passes over 256 KB, each step needing the one before it.
const rounds = Number(require("node:fs").readFileSync(0, "utf8"));
const cells = new Uint32Array(1 << 16);
let state = 1;
for (let round = 0; round < rounds; round++) {
  for (let index = 0; index < cells.length; index++) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    state ^= state >>> 13;
    cells[index] += state;
  }
}
let sum = 0;
for (const cell of cells) sum = (sum + cell) >>> 0;
console.log(sum);
