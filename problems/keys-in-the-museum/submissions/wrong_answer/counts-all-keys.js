// Counts every key, also several of one kind.
const fs = require("node:fs");

function explore(n, keyIn, doors) {
  const visited = new Array(n + 1).fill(false);
  const hasKey = new Array(n + 1).fill(false);
  hasKey[0] = true; // open doors need nothing
  const waiting = Array.from({ length: n + 1 }, () => []); // by kind of lock
  const rooms = [];
  const visit = (room) => {
    if (visited[room]) return;
    visited[room] = true;
    rooms.push(room);
  };
  let kinds = 0;
  visit(1);
  for (const room of rooms) {
    const key = keyIn[room];
    if (key !== 0) kinds++;
    if (!hasKey[key]) {
      hasKey[key] = true;
      waiting[key].forEach(visit);
    }
    for (const { to, lock } of doors[room]) {
      if (hasKey[lock]) visit(to);
      else waiting[lock].push(to);
    }
  }
  return [rooms.length, kinds];
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, m] = numbers;
const keyIn = [0, ...numbers.slice(2, 2 + n)];
const doors = Array.from({ length: n + 1 }, () => []);
for (let at = 2 + n; at < 2 + n + 3 * m; at += 3) {
  const [a, b, lock] = numbers.slice(at, at + 3);
  doors[a].push({ to: b, lock });
  doors[b].push({ to: a, lock });
}

console.log(explore(n, keyIn, doors).join(" "));
