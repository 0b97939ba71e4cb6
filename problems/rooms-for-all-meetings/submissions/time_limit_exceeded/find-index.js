const fs = require("node:fs");

/** Too slow: findIndex tries the rooms one after the other for each meeting. */
function roomsOf(meetings) {
  const numbers = meetings.map((_meeting, i) => i);
  const byBegin = numbers.toSorted((one, other) => meetings[one].begin - meetings[other].begin);
  const rooms = new Array(meetings.length);
  const freeFrom = [];
  for (const i of byBegin) {
    const { begin, end } = meetings[i];
    const free = freeFrom.findIndex((time) => time <= begin);
    const room = free >= 0 ? free : freeFrom.length;
    freeFrom[room] = end;
    rooms[i] = room + 1;
  }
  return rooms;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const meetings = [];
for (let at = 1; at < numbers.length; at += 2) meetings.push({ begin: numbers[at], end: numbers[at + 1] });

const rooms = roomsOf(meetings);
console.log(rooms.reduce((most, room) => Math.max(most, room), 0));
console.log(rooms.join(" "));
