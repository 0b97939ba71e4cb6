// As somebody writes it who has read the statement alone.
const readline = require("readline");
const rl = readline.createInterface({ input: process.stdin });
const lines = [];
rl.on("line", (line) => lines.push(line));

class MinHeap {
  constructor() {
    this.items = [];
  }
  push(item) {
    this.items.push(item);
    let i = this.items.length - 1;
    while (i > 0) {
      const parent = Math.floor((i - 1) / 2);
      if (this.items[parent][0] <= this.items[i][0]) break;
      [this.items[parent], this.items[i]] = [this.items[i], this.items[parent]];
      i = parent;
    }
  }
  pop() {
    const top = this.items[0];
    const last = this.items.pop();
    if (this.items.length > 0) {
      this.items[0] = last;
      let i = 0;
      while (true) {
        let smallest = i;
        const left = 2 * i + 1;
        const right = 2 * i + 2;
        if (left < this.items.length && this.items[left][0] < this.items[smallest][0]) smallest = left;
        if (right < this.items.length && this.items[right][0] < this.items[smallest][0]) smallest = right;
        if (smallest === i) break;
        [this.items[smallest], this.items[i]] = [this.items[i], this.items[smallest]];
        i = smallest;
      }
    }
    return top;
  }
}

rl.on("close", () => {
  const [n, m] = lines[0].split(" ").map(Number);
  const stations = lines[1].split(" ").map(Number);
  const graph = new Map();
  for (let v = 1; v <= n; v++) graph.set(v, []);
  for (let i = 2; i < 2 + m; i++) {
    const [a, b, c] = lines[i].split(" ").map(Number);
    graph.get(a).push({ to: b, toll: c });
    graph.get(b).push({ to: a, toll: c });
  }
  function dijkstra(start) {
    const dist = new Array(n + 1).fill(Infinity);
    dist[start] = 0;
    const heap = new MinHeap();
    heap.push([0, start]);
    while (heap.items.length > 0) {
      const [d, v] = heap.pop();
      if (d > dist[v]) continue;
      for (const { to, toll } of graph.get(v)) {
        if (d + toll < dist[to]) {
          dist[to] = d + toll;
          heap.push([dist[to], to]);
        }
      }
    }
    return dist;
  }
  const fromStart = dijkstra(1);
  const fromGoal = dijkstra(n);
  let best = Infinity;
  for (const s of stations) best = Math.min(best, fromStart[s] + fromGoal[s]);
  console.log(best === Infinity ? -1 : best);
});
