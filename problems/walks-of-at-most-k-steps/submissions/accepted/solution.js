const fs = require("node:fs");

const MOD = 1_000_000_007n;

/**
 * The power A^j of the matrix of doors counts the walks of exactly j steps. A further room 0, entered from the goal alone and
 * left by a single door to itself, keeps the walks that have ended: those of exactly k + 1 steps from start to room 0 are those
 * of at most k steps to the goal. Only one row of the power is needed. O(n^3 log k).
 */
function countWalks(n, doors, start, goal, k) {
  let power = doors.map((rooms, from) => doors.map((_, to) => BigInt(rooms.filter((room) => room === to).length)));
  power[goal][0] = 1n;
  power[0][0] = 1n;
  let walks = power.map((_, room) => (room === start ? 1n : 0n));
  for (let steps = k + 1n; steps > 0n; steps /= 2n) {
    if (steps % 2n === 1n) walks = times(walks, power);
    power = power.map((row) => times(row, power));
  }
  return walks[0];
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
