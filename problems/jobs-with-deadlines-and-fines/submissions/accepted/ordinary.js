// From the last day back to the first: on each day the most expensive job whose deadline is not before it.
const readline = require("node:readline");

const lines = [];
const reader = readline.createInterface({ input: process.stdin });
reader.on("line", (line) => lines.push(line));
reader.on("close", () => {
  const n = Number(lines[0]);
  const dueOn = Array.from({ length: n + 1 }, () => []);
  let fines = 0;
  for (let i = 1; i <= n; i++) {
    const [d, p] = lines[i].split(" ").map(Number);
    dueOn[Math.min(d, n)].push(p);
    fines += p;
  }
  const heap = [];
  for (let day = n; day >= 1; day--) {
    for (const p of dueOn[day]) insert(heap, p);
    if (heap.length > 0) fines -= takeLargest(heap);
  }
  console.log(fines);
});

function insert(heap, value) {
  heap.push(value);
  let i = heap.length - 1;
  let parent = Math.floor((i - 1) / 2);
  while (i > 0 && heap[parent] < heap[i]) {
    [heap[parent], heap[i]] = [heap[i], heap[parent]];
    i = parent;
    parent = Math.floor((i - 1) / 2);
  }
}

function takeLargest(heap) {
  const largest = heap[0];
  const last = heap.pop();
  if (heap.length > 0) {
    heap[0] = last;
    let i = 0;
    while (true) {
      let most = i;
      const left = i * 2 + 1;
      const right = i * 2 + 2;
      if (left < heap.length && heap[left] > heap[most]) most = left;
      if (right < heap.length && heap[right] > heap[most]) most = right;
      if (most === i) break;
      [heap[most], heap[i]] = [heap[i], heap[most]];
      i = most;
    }
  }
  return largest;
}
