const fs = require("node:fs");

/**
 * Critical cables are bridges. A depth-first search with its own stack gives an order and the tree cables; a loop over
 * that order from the back gives low (the smallest number joined to a subtree) and the sizes. O(n + m).
 */
function worstCable(n, cables) {
  const cablesOf = Array.from({ length: n + 1 }, () => []);
  for (const cable of cables) {
    cablesOf[cable.a].push(cable);
    cablesOf[cable.b].push(cable);
  }
  const otherEnd = (cable, computer) => cable.a ^ cable.b ^ computer;

  const number = new Int32Array(n + 1).fill(-1); // position in `order`
  const treeCable = new Array(n + 1).fill(null); // the cable by which the search came; null at the root of a part
  const root = new Int32Array(n + 1);
  const nextCable = new Int32Array(n + 1);
  const order = [];
  const enter = (computer, from, cable) => {
    number[computer] = order.length;
    root[computer] = from;
    treeCable[computer] = cable;
    order.push(computer);
  };
  for (let start = 1; start <= n; start++) {
    if (number[start] !== -1) continue;
    enter(start, start, null);
    const path = [start];
    while (path.length > 0) {
      const v = path.at(-1);
      if (nextCable[v] === cablesOf[v].length) {
        path.pop();
        continue;
      }
      const cable = cablesOf[v][nextCable[v]++];
      const to = otherEnd(cable, v);
      if (number[to] !== -1) continue;
      enter(to, start, cable);
      path.push(to);
    }
  }

  const low = number.slice();
  const size = new Int32Array(n + 1).fill(1);
  for (const v of order.slice().reverse()) {
    for (const cable of cablesOf[v]) {
      // The cable itself, not its other end: a second cable to the parent makes the first one harmless.
      if (cable !== treeCable[v]) low[v] = Math.min(low[v], number[otherEnd(cable, v)]);
    }
    if (treeCable[v] === null) continue;
    const parent = otherEnd(treeCable[v], v);
    low[parent] = Math.min(low[parent], low[v]);
    size[parent] += size[v];
  }

  let critical = 0;
  let pairs = 0;
  for (let v = 1; v <= n; v++) {
    if (treeCable[v] === null || low[v] < number[v]) continue;
    critical++;
    pairs = Math.max(pairs, size[v] * (size[root[v]] - size[v]));
  }
  return { critical, pairs };
}

const [n, m, ...ends] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const cables = Array.from({ length: m }, (_, i) => ({ a: ends[2 * i], b: ends[2 * i + 1] }));

const { critical, pairs } = worstCable(n, cables);
console.log(critical, pairs);
