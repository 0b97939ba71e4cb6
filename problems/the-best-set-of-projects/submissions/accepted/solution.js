const fs = require("node:fs");

/**
 * All profits that are positive, minus the cheapest cut between the projects that are carried out and the others: a cut costs the
 * profits that are given up and the losses that are paid, and no condition may be cut. The cut is found as a largest flow,
 * by shortest ways.
 */
function largestProfit(profits, needs) {
  const arcsOf = new Map([["source", []], ["sink", []], ...profits.map((_, i) => [i, []])]);
  const add = (from, to, room) => {
    const there = { from, to, room, partner: null };
    const back = { from: to, to: from, room: 0, partner: there };
    there.partner = back;
    arcsOf.get(from).push(there);
    arcsOf.get(to).push(back);
  };
  let everythingGood = 0;
  for (const [i, profit] of profits.entries()) {
    if (profit > 0) {
      add("source", i, profit);
      everythingGood += profit;
    } else {
      add(i, "sink", -profit);
    }
  }
  for (const { project, needed } of needs) add(project, needed, Infinity);
  return everythingGood - largestFlow(arcsOf);
}

function largestFlow(arcsOf) {
  let flow = 0;
  for (;;) {
    const way = shortestWay(arcsOf);
    if (way === null) return flow;
    const amount = Math.min(...way.map((arc) => arc.room));
    for (const arc of way) {
      arc.room -= amount;
      arc.partner.room += amount;
    }
    flow += amount;
  }
}

/** The arcs of a shortest way from the source to the sink on which every arc has room, or null. */
function shortestWay(arcsOf) {
  const arcTo = new Map([["source", null]]);
  const queue = ["source"];
  for (const node of queue) {
    for (const arc of arcsOf.get(node)) {
      if (arc.room === 0 || arcTo.has(arc.to)) continue;
      arcTo.set(arc.to, arc);
      queue.push(arc.to);
    }
  }
  if (!arcTo.has("sink")) return null;
  const way = [];
  for (let arc = arcTo.get("sink"); arc !== null; arc = arcTo.get(arc.from)) way.push(arc);
  return way;
}

const [n, m, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const profits = numbers.slice(0, n);
const needs = Array.from({ length: m }, (_, i) => ({
  project: numbers[n + 2 * i] - 1,
  needed: numbers[n + 2 * i + 1] - 1,
}));
console.log(largestProfit(profits, needs));
