const fs = require("node:fs");

/** The streets and as many imaginary ones behind them as make the number of ends even at every square. */
function withEvenSquares(n, streets) {
  const ends = new Int32Array(n + 1);
  for (const [a, b] of streets) {
    ends[a]++;
    ends[b]++; // a loop counts twice
  }
  const all = [...streets];
  let waiting = 0; // an odd square without a partner
  for (let v = 1; v <= n; v++) {
    if (ends[v] % 2 === 0) continue;
    if (waiting === 0) {
      waiting = v;
      continue;
    }
    all.push([waiting, v]);
    waiting = 0;
  }
  return all;
}

/** Cuts at the imaginary streets: the street of step i lies between the squares of the steps i and i + 1, and the last one leads back. */
function cut(closed, imaginary) {
  const first = closed.findIndex(({ street }) => street >= imaginary);
  if (first === -1) return [[...closed.map(({ square }) => square), closed[0].square]];
  const routes = [];
  let route = [];
  for (let i = 1; i <= closed.length; i++) {
    const { square, street } = closed[(first + i) % closed.length];
    route.push(square);
    if (street < imaginary) continue;
    routes.push(route);
    route = [];
  }
  return routes;
}

/**
 * With all numbers of ends even there is a closed route through each part of the town (Hierholzer's algorithm with a stack of its own). Cutting these at
 * the imaginary streets gives as few routes as possible, since no two of those follow each other. O(n + m).
 */
function planRoutes(n, streets) {
  const all = withEvenSquares(n, streets);
  const streetsAt = Array.from({ length: n + 1 }, () => []);
  for (const [street, [a, b]] of all.entries()) {
    streetsAt[a].push(street);
    streetsAt[b].push(street);
  }
  const isUsed = new Uint8Array(all.length);
  const routes = [];
  for (let start = 1; start <= n; start++) {
    const path = [{ square: start, street: -1 }];
    const closed = [];
    while (path.length > 0) {
      const { square } = path.at(-1);
      const left = streetsAt[square]; // streets that may be unused
      while (left.length > 0 && isUsed[left.at(-1)]) left.pop();
      if (left.length === 0) {
        closed.push(path.pop());
        continue;
      }
      const street = left.pop();
      isUsed[street] = 1;
      const [a, b] = all[street];
      path.push({ square: a === square ? b : a, street });
    }
    closed.pop(); // the start stands at both ends
    if (closed.length > 0) for (const route of cut(closed, streets.length)) routes.push(route);
  }
  return routes;
}

const [n, m, ...ends] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const streets = Array.from({ length: m }, (_unused, i) => [ends[2 * i], ends[2 * i + 1]]);

const routes = planRoutes(n, streets);
console.log([routes.length, ...routes.map((route) => [route.length, ...route].join(" "))].join("\n"));
