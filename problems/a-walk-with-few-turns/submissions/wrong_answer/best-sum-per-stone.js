// Keeps only the best walk to each stone and direction, together with its turns, and forgets the one with fewer turns.
const fs = require("node:fs");

const [rows, columns, maxTurns, ...cells] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const none = { sum: -Infinity, turns: 0 };
const better = (a, b) => (b.turns > maxTurns || a.sum > b.sum || (a.sum === b.sum && a.turns <= b.turns) ? a : b);
const across = [];
const down = [];
for (let at = 0; at < rows * columns; at++) {
  const add = ({ sum, turns }) => ({ sum: sum + cells[at], turns });
  const turned = ({ sum, turns }) => ({ sum, turns: turns + 1 });
  across[at] = at % columns > 0 ? add(better(across[at - 1], turned(down[at - 1]))) : none;
  down[at] = at >= columns ? add(better(down[at - columns], turned(across[at - columns]))) : none;
  if (at === 0) across[0] = down[0] = { sum: cells[0], turns: 0 };
}
const { sum } = better(across.at(-1), down.at(-1));
console.log(sum === -Infinity ? "IMPOSSIBLE" : sum);
