// Takes the roads as one-way roads.
const fs = require("node:fs");

class MinHeap {
  constructor() {
    this.entries = [];
  }

  get size() {
    return this.entries.length;
  }

  push(entry) {
    const { entries } = this;
    let at = entries.push(entry) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (entries[parent].distance <= entry.distance) break;
      entries[at] = entries[parent];
      at = parent;
    }
    entries[at] = entry;
  }

  pop() {
    const { entries } = this;
    const top = entries[0];
    const last = entries.pop();
    if (entries.length === 0) return top;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= entries.length) break;
      if (child + 1 < entries.length && entries[child + 1].distance < entries[child].distance) child++;
      if (entries[child].distance >= last.distance) break;
      entries[at] = entries[child];
      at = child;
    }
    entries[at] = last;
    return top;
  }
}

function distancesFrom(start, roads) {
  const distance = new Float64Array(roads.length).fill(Infinity);
  distance[start] = 0;
  const open = new MinHeap();
  open.push({ distance: 0, town: start });
  while (open.size > 0) {
    const nearest = open.pop();
    if (nearest.distance > distance[nearest.town]) continue; // from before a better way was found
    for (const { to, toll } of roads[nearest.town]) {
      const candidate = nearest.distance + toll;
      if (candidate < distance[to]) {
        distance[to] = candidate;
        open.push({ distance: candidate, town: to });
      }
    }
  }
  return distance;
}

function cheapestTrip(n, roads, stations) {
  const fromStart = distancesFrom(1, roads);
  const fromGoal = distancesFrom(n, roads);
  let best = Infinity;
  for (const station of stations) best = Math.min(best, fromStart[station] + fromGoal[station]);
  return best === Infinity ? -1 : best;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
let at = 0;
const n = numbers[at++];
const m = numbers[at++];
const k = numbers[at++];
const stations = Array.from({ length: k }, () => numbers[at++]);
const roads = Array.from({ length: n + 1 }, () => []);
for (let i = 0; i < m; i++) {
  const a = numbers[at++];
  const b = numbers[at++];
  const toll = numbers[at++];
  roads[a].push({ to: b, toll });
}

console.log(cheapestTrip(n, roads, stations));
