// Starts in village 1 and moves one step towards the farthest village as long as that helps, with a search for each step.
const fs = require("node:fs");

const [n, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const paths = Array.from({ length: n + 1 }, () => []);
for (let at = 0; at < 3 * (n - 1); at += 3) {
  const [a, b, metres] = numbers.slice(at, at + 3);
  paths[a].push({ to: b, metres });
  paths[b].push({ to: a, metres });
}
function search(start) {
  const distance = new Float64Array(n + 1).fill(-1);
  const from = new Int32Array(n + 1);
  distance[start] = 0;
  const met = [start];
  let far = start;
  for (const v of met) {
    if (distance[v] > distance[far]) far = v;
    for (const { to, metres } of paths[v]) {
      if (distance[to] !== -1) continue;
      distance[to] = distance[v] + metres;
      from[to] = v;
      met.push(to);
    }
  }
  let step = far;
  while (step !== start && from[step] !== start) step = from[step];
  return { far, step, distance: distance[far] };
}
let here = 1;
let found = search(here);
let best = here;
for (let isBetter = true; isBetter && found.distance > 0; ) {
  const next = search(found.step);
  isBetter = next.distance < found.distance;
  if (next.distance === found.distance) best = Math.min(here, found.step);
  if (isBetter) [here, best, found] = [found.step, found.step, next];
}
console.log(search(found.far).distance, best, found.distance);
