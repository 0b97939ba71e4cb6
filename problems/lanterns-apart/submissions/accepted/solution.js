const fs = require("node:fs");

/** A binary heap of node numbers; the node with the largest value is on top. */
class MaxHeap {
  constructor(values) {
    this.values = values;
    this.nodes = [];
  }

  push(node) {
    const { nodes, values } = this;
    let at = nodes.push(node) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (values[nodes[parent]] >= values[node]) break;
      nodes[at] = nodes[parent];
      at = parent;
    }
    nodes[at] = node;
  }

  pop() {
    const { nodes, values } = this;
    const top = nodes[0];
    const last = nodes.pop();
    if (nodes.length === 0) return top;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= nodes.length) break;
      if (child + 1 < nodes.length && values[nodes[child + 1]] > values[nodes[child]]) child++;
      if (values[nodes[child]] <= values[last]) break;
      nodes[at] = nodes[child];
      at = child;
    }
    nodes[at] = last;
    return top;
  }
}

/**
 * Greedy with second thoughts: take the best node; in its place, leave one node worth left + right - taken, which stands
 * for "put it out and light both neighbours instead". Every choice lights exactly one lantern more.
 * The values stay below 2 * 10^14, which a double holds exactly.
 */
function largestGlow(k, glow) {
  const n = glow.length;
  const NONE = 0;
  const value = new Float64Array(n + 1);
  const previous = new Int32Array(n + 1);
  const next = new Int32Array(n + 1);
  const gone = new Uint8Array(n + 1);
  const best = new MaxHeap(value);
  for (let i = 1; i <= n; i++) {
    value[i] = glow[i - 1];
    previous[i] = i - 1;
    next[i] = i < n ? i + 1 : NONE;
    best.push(i);
  }

  const unlink = (node) => {
    if (node === NONE) return;
    gone[node] = 1;
    if (previous[node] !== NONE) next[previous[node]] = next[node];
    if (next[node] !== NONE) previous[next[node]] = previous[node];
  };

  let total = 0;
  while (k > 0) {
    const node = best.pop();
    if (gone[node]) continue;
    total += value[node];
    k--;

    const left = previous[node];
    const right = next[node];
    unlink(left);
    unlink(right);
    if (left !== NONE && right !== NONE) {
      value[node] = value[left] + value[right] - value[node];
      best.push(node);
    } else {
      unlink(node); // at an end of the row there is nothing to swap for
    }
  }
  return total;
}

const [, k, ...glow] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
console.log(largestGlow(k, glow));
