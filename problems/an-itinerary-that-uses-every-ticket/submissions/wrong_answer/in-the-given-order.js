// Wrong: takes the tickets in the order of the input, and sorts nothing.
const numbers = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
let at = 1;
for (let t = numbers[0]; t > 0; t--) {
  const n = numbers[at++];
  const m = numbers[at++];
  const leads = Array.from({ length: n + 1 }, () => []);
  const more = new Array(n + 1).fill(0);
  let start = n;
  for (let i = 0; i < m; i++) {
    const a = numbers[at++];
    const b = numbers[at++];
    leads[a].unshift(b);
    more[a]++;
    more[b]--;
    start = Math.min(start, a);
  }
  const starts = more.filter((x) => x > 0);
  if (starts.length > 0) start = more.findIndex((x) => x > 0);
  const journey = [];
  if (starts.length < 2 && !(starts[0] > 1)) {
    const way = [start];
    while (way.length > 0) {
      const next = leads[way[way.length - 1]].pop();
      if (next === undefined) journey.push(way.pop());
      else way.push(next);
    }
  }
  console.log(journey.length === m + 1 ? journey.reverse().join(" ") : "IMPOSSIBLE");
}
