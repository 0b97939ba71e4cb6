const fs = require("node:fs");

/** Kosaraju's algorithm, with a stack of its own. Returns the number (from 0) of the component of each square, and their count. */
function findComponents(n, streets) {
  const backwards = Array.from({ length: n + 1 }, () => []);
  for (let v = 1; v <= n; v++) for (const to of streets[v]) backwards[to].push(v);

  const entered = new Array(n + 1).fill(false);
  const nextStreet = new Array(n + 1).fill(0);
  const left = []; // squares in the order in which the search leaves them
  for (let start = 1; start <= n; start++) {
    if (entered[start]) continue;
    entered[start] = true;
    const path = [start];
    while (path.length > 0) {
      const v = path.at(-1);
      if (nextStreet[v] === streets[v].length) {
        left.push(path.pop());
        continue;
      }
      const to = streets[v][nextStreet[v]++];
      if (entered[to]) continue;
      entered[to] = true;
      path.push(to);
    }
  }

  const component = new Array(n + 1).fill(-1);
  let count = 0;
  for (const start of left.reverse()) {
    if (component[start] !== -1) continue;
    component[start] = count;
    const members = [start];
    for (const v of members) {
      for (const from of backwards[v]) {
        if (component[from] !== -1) continue;
        component[from] = count;
        members.push(from); // the loop above comes to it later
      }
    }
    count++;
  }
  return { component, count };
}

/** The larger number of components without a street in and of those without a street out; none for a single one. O(n + m). */
function newStreets(n, streets) {
  const { component, count } = findComponents(n, streets);
  if (count === 1) return 0;
  const hasIn = new Set();
  const hasOut = new Set();
  for (let v = 1; v <= n; v++) {
    for (const to of streets[v]) {
      if (component[v] === component[to]) continue;
      hasOut.add(component[v]);
      hasIn.add(component[to]);
    }
  }
  return Math.max(count - hasIn.size, count - hasOut.size);
}

const [n, m, ...ends] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const streets = Array.from({ length: n + 1 }, () => []);
for (let i = 0; i < m; i++) streets[ends[2 * i]].push(ends[2 * i + 1]);

console.log(newStreets(n, streets));
