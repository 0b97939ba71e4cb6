const fs = require("node:fs");

/** Where a journey must begin, or null if the numbers of tickets do not allow any. Of several places the smallest. */
function beginning(n, tickets) {
  const more = new Array(n + 1).fill(0); // tickets from the airport less tickets to it
  for (const [from, to] of tickets) {
    more[from]++;
    more[to]--;
  }
  if (more.some((number) => number > 1)) return null;
  const first = more.indexOf(1);
  if (first !== more.lastIndexOf(1)) return null;
  return first === -1 ? tickets.reduce((smallest, [from]) => Math.min(smallest, from), n) : first;
}

/**
 * Hierholzer's algorithm: go on to the smallest airport as long as there is a ticket; an airport is written down when nothing leads on from it, so
 * round trips that were left out come in at the right place. O(n + m log m).
 */
function plan(n, tickets) {
  const start = beginning(n, tickets);
  if (start === null) return null;

  const leadsTo = Array.from({ length: n + 1 }, () => []); // the smallest airport last
  for (const [from, to] of tickets.toSorted((one, other) => other[1] - one[1])) leadsTo[from].push(to);

  const way = [start];
  const journey = [];
  while (way.length > 0) {
    const next = leadsTo[way.at(-1)].pop();
    if (next === undefined) journey.push(way.pop());
    else way.push(next);
  }
  return journey.length === tickets.length + 1 ? journey.reverse() : null; // or else some tickets cannot be reached
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
let at = 0;
const out = [];
for (let t = numbers[at++]; t > 0; t--) {
  const n = numbers[at++];
  const m = numbers[at++];
  const tickets = [];
  for (let i = 0; i < m; i++) tickets.push([numbers[at++], numbers[at++]]);
  out.push(plan(n, tickets)?.join(" ") ?? "IMPOSSIBLE");
}
console.log(out.join("\n"));
