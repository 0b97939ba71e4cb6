const fs = require("node:fs");

/** Wrong: does not notice that the right dancer of an entry has left, and takes whoever stands there now. */
class MinHeap {
  constructor() {
    this.keys = [];
  }

  push(key) {
    const { keys } = this;
    let at = keys.push(key) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (keys[parent] <= key) break;
      keys[at] = keys[parent];
      at = parent;
    }
    keys[at] = key;
  }

  pop() {
    const { keys } = this;
    const top = keys[0];
    const last = keys.pop();
    if (keys.length === 0) return top;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= keys.length) break;
      if (child + 1 < keys.length && keys[child + 1] < keys[child]) child++;
      if (keys[child] >= last) break;
      keys[at] = keys[child];
      at = child;
    }
    keys[at] = last;
    return top;
  }
}

/**
 * A heap holds pairs of neighbours, a doubly linked list the row. A pair is one number: its difference, then the left dancer, which also
 * decides ties. The right dancer is read from the list, and an entry whose difference is no longer that of the two is skipped.
 */
function pairsInOrder(heights) {
  const n = heights.length;
  const span = n + 2;
  // Dancers are 1..n; 0 and n + 1 stand for nobody.
  const left = Int32Array.from({ length: n + 2 }, (_unused, i) => i - 1);
  const right = Int32Array.from({ length: n + 2 }, (_unused, i) => i + 1);
  const hasLeft = new Uint8Array(n + 2);
  const best = new MinHeap();
  const differenceOf = (one, two) => Math.abs(heights[one - 1] - heights[two - 1]);
  const offer = (one, two) => {
    if (one >= 1 && two <= n) best.push(differenceOf(one, two) * span + one);
  };
  for (let i = 1; i < n; i++) offer(i, i + 1);

  const pairs = [];
  while (best.keys.length > 0) {
    const key = best.pop();
    const one = key % span;
    const two = right[one];
    if (hasLeft[one] || two > n) continue;
    hasLeft[one] = 1;
    hasLeft[two] = 1;
    pairs.push([one, two]);
    const before = left[one];
    const behind = right[two];
    right[before] = behind;
    left[behind] = before;
    offer(before, behind);
  }
  return pairs;
}

const [n, ...heights] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
console.log(
  pairsInOrder(heights)
    .map((pair) => pair.join(" "))
    .join("\n"),
);
