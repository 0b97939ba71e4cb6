const fs = require("node:fs");

/**
 * In the order of their begins: what has ended gives its room back, then the lowest free room is taken, or a new one if
 * none is free. A new room is opened only when meetings run in all others, so with fewer rooms it cannot be done.
 * Whatever ends before a meeting begins has begun before it too, so a second list, in the order of the ends, says which
 * room is next to become free; only the free rooms need a heap. O(n log n).
 */
function roomsOf(meetings) {
  const numbers = meetings.map((_meeting, i) => i);
  const byBegin = numbers.toSorted((one, other) => meetings[one].begin - meetings[other].begin);
  const byEnd = numbers.toSorted((one, other) => meetings[one].end - meetings[other].end);
  const rooms = new Array(meetings.length);
  const free = [];
  let opened = 0;
  let ended = 0;
  for (const i of byBegin) {
    while (meetings[byEnd[ended]].end <= meetings[i].begin) add(free, rooms[byEnd[ended++]]);
    rooms[i] = free.length > 0 ? takeSmallest(free) : ++opened;
  }
  return rooms;
}

/** A heap: the children of place i are at 2i + 1 and 2i + 2, and never smaller. */
function add(heap, value) {
  let place = heap.length;
  heap.push(value);
  while (place > 0) {
    const parent = (place - 1) >> 1;
    if (heap[parent] <= value) break;
    heap[place] = heap[parent];
    place = parent;
  }
  heap[place] = value;
}

function takeSmallest(heap) {
  const smallest = heap[0];
  const value = heap.pop();
  if (heap.length === 0) return smallest;
  let place = 0;
  while (2 * place + 1 < heap.length) {
    let child = 2 * place + 1;
    if (child + 1 < heap.length && heap[child + 1] < heap[child]) child++;
    if (heap[child] >= value) break;
    heap[place] = heap[child];
    place = child;
  }
  heap[place] = value;
  return smallest;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const meetings = [];
for (let at = 1; at < numbers.length; at += 2) meetings.push({ begin: numbers[at], end: numbers[at + 1] });

const rooms = roomsOf(meetings);
console.log(rooms.reduce((most, room) => Math.max(most, room), 0));
console.log(rooms.join(" "));
