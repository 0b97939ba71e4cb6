const fs = require("node:fs");

/**
 * Without a junction v, the subtrees of its children in a depth-first tree are joined only through what lies above v. A child is
 * cut off if no pipe from its subtree leads above v; the pieces are these children, and what lies above if there is
 * something. O(n + m).
 */
function closeOne(n, pipes) {
  const { parts, piecesWithout } = search(n, pipes);
  const most = Math.max(...piecesWithout.slice(1)); // there is no junction 0
  const critical = piecesWithout.filter((pieces) => pieces > 1).length;
  return { critical, parts: parts - 1 + most, junction: piecesWithout.indexOf(most) };
}

/** The number of parts, and into how many pieces its part falls without each junction. */
function search(n, pipes) {
  const neighbours = Array.from({ length: n + 1 }, () => []);
  for (const { a, b } of pipes) {
    neighbours[a].push(b);
    neighbours[b].push(a);
  }
  const number = []; // in the order in which the search reaches them
  const piecesWithout = [];
  let reached = 0;

  /** Returns the smallest number that a pipe from the subtree of v leads to. */
  function visit(v, piecesAbove) {
    number[v] = reached++;
    piecesWithout[v] = piecesAbove;
    let low = number[v];
    for (const w of neighbours[v]) {
      if (number[w] !== undefined) {
        low = Math.min(low, number[w]);
        continue;
      }
      const below = visit(w, 1);
      if (below >= number[v]) piecesWithout[v]++;
      low = Math.min(low, below);
    }
    return low;
  }

  let parts = 0;
  for (let v = 1; v <= n; v++) {
    if (number[v] !== undefined) continue;
    parts++;
    visit(v, 0);
  }
  return { parts, piecesWithout };
}

const [n, m, ...ends] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const pipes = Array.from({ length: m }, (_, i) => ({ a: ends[2 * i], b: ends[2 * i + 1] }));

const { critical, parts, junction } = closeOne(n, pipes);
console.log(critical, parts, junction);
