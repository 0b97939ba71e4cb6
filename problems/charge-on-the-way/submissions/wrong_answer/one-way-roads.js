// Takes the roads as one-way roads, and forgets that the trip may be impossible.
const fs = require("node:fs");

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, m, k] = numbers;
const stations = new Set(numbers.slice(3, 3 + k));
const roads = Array.from({ length: 2 * n + 2 }, () => []);
// Town v before charging is v, after charging v + n.
for (let i = 0; i < m; i++) {
  const [a, b, toll] = numbers.slice(3 + k + 3 * i, 6 + k + 3 * i);
  roads[a].push([b, toll]);
  roads[a + n].push([b + n, toll]);
}
for (const s of stations) roads[s].push([s + n, 0]);

const distance = new Array(2 * n + 2).fill(Infinity);
distance[1] = 0;
const waiting = [1];
for (let i = 0; i < waiting.length; i++) {
  for (const [to, toll] of roads[waiting[i]]) {
    if (distance[waiting[i]] + toll < distance[to]) {
      distance[to] = distance[waiting[i]] + toll;
      waiting.push(to);
    }
  }
}
console.log(String(distance[2 * n]));
