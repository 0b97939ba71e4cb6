const fs = require("node:fs");

const MOD = 1_000_000_007n;

/** Too slow: keeps the number of walks to each room, step after step. */
function countWalks(n, doors, start, goal, k) {
  let walks = doors.map((_, room) => (room === start ? 1n : 0n));
  let sum = walks[goal];
  for (let step = 0n; step < k; step++) {
    const next = doors.map(() => 0n);
    doors.forEach((rooms, room) => {
      for (const to of rooms) next[to] += walks[room];
    });
    walks = next.map((count) => count % MOD);
    sum += walks[goal];
  }
  return sum % MOD;
}

function times(row, matrix) {
  const product = row.map(() => 0n);
  row.forEach((walks, i) => {
    if (walks === 0n) return;
    matrix[i].forEach((ways, j) => {
      product[j] += walks * ways;
    });
  });
  return product.map((sum) => sum % MOD);
}

const words = fs.readFileSync(0, "utf8").trim().split(/\s+/);
const [n, m, start, goal] = words.map(Number);
const k = BigInt(words[4]);
const doors = Array.from({ length: n + 1 }, () => []);
for (let at = 5; at < words.length; at += 2) doors[Number(words[at])].push(Number(words[at + 1]));
console.log(String(countWalks(n, doors, start, goal, k)));
