const fs = require("node:fs");

/**
 * Heavy-light decomposition: the line of a place goes on to the child with the largest subtree, so a way changes lines at most
 * log n times. The lines are ranges of one array with a segment tree of maxima. O(log^2 n) for a question.
 */
class Reserve {
  constructor(temperature, parent) {
    this.parent = parent;
    this.head = []; // of each place: the topmost one on its line
    this.place = []; // and where it is in the array
    this.maxima = new Maxima(this.cutIntoLines(temperature));
  }

  set(v, temperature) {
    this.maxima.set(this.place[v], temperature);
  }

  warmest(u, v) {
    const { parent, head, place, maxima } = this;
    let best = -Infinity;
    while (head[u] !== head[v]) {
      if (head[u] < head[v]) [u, v] = [v, u]; // now the line of u begins below the top of the way
      best = Math.max(best, maxima.most(place[head[u]], place[u]));
      u = parent[head[u]];
    }
    const [first, last] = place[u] < place[v] ? [place[u], place[v]] : [place[v], place[u]];
    return Math.max(best, maxima.most(first, last));
  }

  /** Fills head and place, and returns the temperatures in the order of the array. */
  cutIntoLines(temperature) {
    const { parent, head, place } = this;
    const n = parent.length - 1;
    const size = new Array(n + 1).fill(1);
    const heavy = new Array(n + 1).fill(null);
    for (let v = n; v > 1; v--) {
      const above = parent[v];
      size[above] += size[v];
      if (heavy[above] === null || size[v] > size[heavy[above]]) heavy[above] = v;
    }
    const inOrder = [];
    for (let top = 1; top <= n; top++) {
      if (head[top] !== undefined) continue;
      for (let v = top; v !== null; v = heavy[v]) {
        head[v] = top;
        place[v] = inOrder.length;
        inOrder.push(temperature[v]);
      }
    }
    return inOrder;
  }
}

class Maxima {
  constructor(values) {
    this.size = values.length;
    this.tree = [...values, ...values]; // the first half is filled below
    for (let i = this.size - 1; i > 0; i--) this.update(i);
  }

  set(place, value) {
    this.tree[place + this.size] = value;
    for (let i = (place + this.size) >> 1; i > 0; i >>= 1) this.update(i);
  }

  update(i) {
    this.tree[i] = Math.max(this.tree[2 * i], this.tree[2 * i + 1]);
  }

  /** Among the places from first to last. */
  most(first, last) {
    let best = -Infinity;
    for (let l = first + this.size, r = last + this.size + 1; l < r; l >>= 1, r >>= 1) {
      if (l & 1) best = Math.max(best, this.tree[l++]);
      if (r & 1) best = Math.max(best, this.tree[--r]);
    }
    return best;
  }
}

const [sizes, temperatures, parents, ...orders] = fs.readFileSync(0, "utf8").split("\n");
const [n, q] = sizes.split(" ").map(Number);
const temperature = [0, ...temperatures.split(" ").map(Number)];
const parent = [0, 0, ...parents.split(" ").map(Number)].slice(0, n + 1);
const reserve = new Reserve(temperature, parent);
const answers = [];
for (const order of orders.slice(0, q)) {
  const [kind, a, b] = order.split(" ");
  if (kind === "?") answers.push(reserve.warmest(Number(a), Number(b)));
  else reserve.set(Number(a), Number(b));
}
console.log(answers.join("\n"));
