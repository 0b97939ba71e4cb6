// Takes the village for one piece: everybody knows it in the end.
const fs = require("node:fs");

function spreadRumour(n, s, friends) {
  const knows = new Array(n + 1).fill(false);
  knows[s] = true;
  let people = 1;
  let rounds = 0;
  let latest = [s]; // those who heard it in the round before; the others have told everybody already
  for (;;) {
    const next = [];
    for (const person of latest) {
      for (const other of friends[person]) {
        if (knows[other]) continue;
        knows[other] = true;
        next.push(other);
      }
    }
    if (next.length === 0) return [rounds, n];
    rounds++;
    people += next.length;
    latest = next;
  }
}

const [n, m, s, ...ends] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const friends = Array.from({ length: n + 1 }, () => []);
for (let i = 0; i < m; i++) {
  const a = ends[2 * i];
  const b = ends[2 * i + 1];
  friends[a].push(b);
  friends[b].push(a);
}

console.log(spreadRumour(n, s, friends).join(" "));
