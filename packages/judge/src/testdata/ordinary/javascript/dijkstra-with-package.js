// in: 4 4
// in: 0 1 1
// in: 1 2 2
// in: 0 2 5
// in: 2 3 1
// out: 0 1 3 4
const { MinPriorityQueue } = require("@datastructures-js/priority-queue");
const [[n], ...edges] = require("fs").readFileSync(0, "utf8").trim().split("\n").map((l) => l.split(" ").map(Number));
const d = Array(n).fill(Infinity);
const q = new MinPriorityQueue((e) => e.d);
q.enqueue({ v: 0, d: (d[0] = 0) });
while (!q.isEmpty()) {
  const at = q.dequeue();
  if (at.d > d[at.v]) continue;
  for (const [a, b, w] of edges) if (a === at.v && at.d + w < d[b]) q.enqueue({ v: b, d: (d[b] = at.d + w) });
}
console.log(d.join(" "));
