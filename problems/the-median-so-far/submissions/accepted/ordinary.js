// All numbers are known beforehand: sorts them and counts in a binary indexed tree how many have arrived.
const readline = require("node:readline");

const lines = [];
const reader = readline.createInterface({ input: process.stdin });
reader.on("line", (line) => lines.push(line));
reader.on("close", () => {
  const numbers = lines[1].split(" ").map(Number);
  const n = numbers.length;
  const sorted = numbers.map((_number, i) => i).sort((i, j) => numbers[i] - numbers[j]);
  const rank = [];
  sorted.forEach((i, place) => {
    rank[i] = place + 1;
  });
  let steps = 1;
  while (steps * 2 <= n) steps *= 2;
  const tree = new Array(n + 1).fill(0);
  const result = [];
  numbers.forEach((_number, i) => {
    for (let at = rank[i]; at <= n; at += at & -at) tree[at]++;
    let before = Math.floor(i / 2);
    let place = 0;
    for (let step = steps; step >= 1; step /= 2) {
      if (place + step <= n && tree[place + step] <= before) {
        place += step;
        before -= tree[place];
      }
    }
    result.push(numbers[sorted[place]]);
  });
  console.log(result.join("\n"));
});
