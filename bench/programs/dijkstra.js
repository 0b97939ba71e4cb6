const numbers = require("node:fs").readFileSync(0, "utf8").split(/\s+/).map(Number);
let next = 0;
const n = numbers[next++];
const m = numbers[next++];
const edges = Array.from({ length: n }, () => []);
for (let i = 0; i < m; i++) {
  const [a, b, w] = [numbers[next++], numbers[next++], numbers[next++]];
  edges[a].push([b, w]);
  edges[b].push([a, w]);
}

const heap = [];
function push(item) {
  let at = heap.push(item) - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (heap[parent][0] <= item[0]) break;
    heap[at] = heap[parent];
    at = parent;
  }
  heap[at] = item;
}
function pop() {
  const top = heap[0];
  const last = heap.pop();
  if (heap.length === 0) return top;
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && heap[child + 1][0] < heap[child][0]) child++;
    if (heap[child][0] >= last[0]) break;
    heap[at] = heap[child];
    at = child;
  }
  heap[at] = last;
  return top;
}

const distance = new Array(n).fill(Number.POSITIVE_INFINITY);
distance[0] = 0;
push([0, 0]);
while (heap.length > 0) {
  const [d, at] = pop();
  if (d !== distance[at]) continue;
  for (const [to, w] of edges[at]) {
    if (d + w >= distance[to]) continue;
    distance[to] = d + w;
    push([distance[to], to]);
  }
}
console.log(distance.map((d) => (d === Number.POSITIVE_INFINITY ? -1 : d)).join("\n"));
