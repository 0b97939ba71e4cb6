const fs = require("node:fs");

/**
 * Edmonds and Karp: as long as there is a way with room, a shortest one gets as much as its narrowest pipe allows. Every pipe has
 * a partner in the other direction, whose room is what flows through the pipe and may be sent back. O(n m^2) at worst.
 */
function largestFlow(n, pipes) {
  const arcsOf = Array.from({ length: n + 1 }, () => []);
  for (const { from, to, capacity } of pipes) {
    const there = { from, to, room: capacity, partner: null };
    const back = { from: to, to: from, room: 0, partner: there };
    there.partner = back;
    arcsOf[from].push(there);
    arcsOf[to].push(back);
  }
  let flow = 0;
  for (;;) {
    const way = shortestWay(arcsOf, n);
    if (way === null) return flow;
    const amount = Math.min(...way.map((arc) => arc.room));
    for (const arc of way) {
      arc.room -= amount;
      arc.partner.room += amount;
    }
    flow += amount;
  }
}

/** The arcs of a shortest way from 1 to the end on which every arc has room, or null. */
function shortestWay(arcsOf, end) {
  const arcTo = arcsOf.map(() => null);
  const queue = [1];
  for (const station of queue) {
    for (const arc of arcsOf[station]) {
      if (arc.room === 0 || arc.to === 1 || arcTo[arc.to] !== null) continue;
      arcTo[arc.to] = arc;
      queue.push(arc.to);
    }
  }
  if (arcTo[end] === null) return null;
  const way = [];
  for (let arc = arcTo[end]; arc !== null; arc = arcTo[arc.from]) way.push(arc);
  return way;
}

const [n, m, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const pipes = Array.from({ length: m }, (_, i) => ({
  from: numbers[3 * i],
  to: numbers[3 * i + 1],
  capacity: numbers[3 * i + 2],
}));
console.log(largestFlow(n, pipes));
