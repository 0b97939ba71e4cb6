const fs = require("node:fs");

/**
 * Wrong: goes through the meetings in the order of their ends, which is right for taking as many as possible, not for
 * all.
 */
function roomsOf(meetings) {
  const numbers = meetings.map((_meeting, i) => i);
  const byEnd = numbers.toSorted((one, other) => meetings[one].end - meetings[other].end);
  const rooms = new Array(meetings.length);
  const free = [];
  let opened = 0;
  let ended = 0;
  for (const i of byEnd) {
    while (rooms[byEnd[ended]] !== undefined && meetings[byEnd[ended]].end <= meetings[i].begin) {
      add(free, rooms[byEnd[ended++]]);
    }
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
