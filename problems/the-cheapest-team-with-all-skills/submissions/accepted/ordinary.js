const readline = require("readline");

const lines = [];
const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => lines.push(line));
rl.on("close", () => {
  const [n, k, m] = lines[0].split(" ").map(Number);
  const all = (1 << k) - 1;
  const wages = lines[1].split(" ").map(Number);
  const masks = new Array(n).fill(0);
  for (const line of lines.slice(2)) {
    const [person, skill] = line.split(" ").map(Number);
    masks[person - 1] |= 1 << skill;
  }
  let best = new Array(all + 1).fill(Infinity);
  best[0] = 0;
  for (let i = 0; i < n; i++) {
    const wage = wages[i];
    const mask = masks[i];
    const next = [...best];
    for (let set = 0; set <= all; set++) {
      if (best[set] + wage < next[set | mask]) next[set | mask] = best[set] + wage;
    }
    best = next;
  }
  console.log(best[all] === Infinity ? "IMPOSSIBLE" : best[all]);
});
