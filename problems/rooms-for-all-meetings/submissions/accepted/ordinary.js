// All begins and ends in the order of time, and a heap of the free rooms, which begins with all of them.
const readline = require("node:readline");

const lines = [];
const reader = readline.createInterface({ input: process.stdin });
reader.on("line", (line) => lines.push(line));
reader.on("close", () => {
  const n = Number(lines[0]);
  const events = [];
  const heap = [];
  for (let i = 1; i <= n; i++) {
    const [s, e] = lines[i].split(" ").map(Number);
    events.push({ time: s, isBegin: true, i });
    events.push({ time: e, isBegin: false, i });
    heap.push(i);
  }
  events.sort((a, b) => a.time - b.time || a.isBegin - b.isBegin);
  const rooms = new Array(n);
  let most = 0;
  for (const { isBegin, i } of events) {
    if (isBegin) {
      rooms[i - 1] = takeSmallest(heap);
      most = Math.max(most, rooms[i - 1]);
    } else {
      insert(heap, rooms[i - 1]);
    }
  }
  console.log(most);
  console.log(rooms.join(" "));
});

function insert(heap, value) {
  heap.push(value);
  let i = heap.length - 1;
  let parent = Math.floor((i - 1) / 2);
  while (i > 0 && heap[parent] > heap[i]) {
    [heap[parent], heap[i]] = [heap[i], heap[parent]];
    i = parent;
    parent = Math.floor((i - 1) / 2);
  }
}

function takeSmallest(heap) {
  const smallest = heap[0];
  const last = heap.pop();
  if (heap.length > 0) {
    heap[0] = last;
    let i = 0;
    while (true) {
      let least = i;
      const left = i * 2 + 1;
      const right = i * 2 + 2;
      if (left < heap.length && heap[left] < heap[least]) least = left;
      if (right < heap.length && heap[right] < heap[least]) least = right;
      if (least === i) break;
      [heap[least], heap[i]] = [heap[i], heap[least]];
      i = least;
    }
  }
  return smallest;
}
