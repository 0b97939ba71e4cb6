// Replaces the distance of the two ends by the length of the new road, even if there was a shorter way.
const fs = require("node:fs");

function reports(n, roads, built) {
  const distance = Array.from({ length: n + 1 }, () => new Float64Array(n + 1).fill(Infinity));
  for (let v = 1; v <= n; v++) distance[v][v] = 0;
  for (const { a, b, length } of roads) distance[a][b] = distance[b][a] = Math.min(distance[a][b], length);
  for (let by = 1; by <= n; by++) {
    const onward = distance[by];
    for (let u = 1; u <= n; u++) {
      const row = distance[u];
      for (let v = 1; v <= n; v++) if (row[by] + onward[v] < row[v]) row[v] = row[by] + onward[v];
    }
  }

  return built.map(({ a, b, length }) => {
    // The rows of both ends as they were before: they change on the way.
    if (a !== b) distance[a][b] = distance[b][a] = length;
    const fromA = distance[a].slice();
    const fromB = distance[b].slice();
    let sum = 0; // becomes Infinity as soon as there is no way between two towns
    for (let u = 1; u <= n; u++) {
      const row = distance[u];
      for (let v = 1; v <= n; v++) {
        const byRoad = length + Math.min(fromA[u] + fromB[v], fromB[u] + fromA[v]);
        if (byRoad < row[v]) row[v] = byRoad;
        sum += row[v];
      }
    }
    return sum === Infinity ? -1 : sum / 2;
  });
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
let at = 0;
const n = numbers[at++];
const m = numbers[at++];
const q = numbers[at++];
const readRoad = () => ({ a: numbers[at++], b: numbers[at++], length: numbers[at++] });
const roads = Array.from({ length: m }, readRoad);
const built = Array.from({ length: q }, readRoad);

console.log(reports(n, roads, built).join("\n"));
