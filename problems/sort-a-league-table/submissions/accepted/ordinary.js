const readline = require("node:readline");

const lines = [];
const reader = readline.createInterface({ input: process.stdin });
reader.on("line", (line) => lines.push(line));
reader.on("close", () => {
  const n = Number(lines[0]);
  const teams = [];
  for (let i = 1; i <= n; i++) {
    const words = lines[i].split(" ");
    const scored = Number(words[3]);
    const points = 3 * Number(words[1]) + Number(words[2]);
    teams.push({ name: words[0], points, scored, difference: scored - Number(words[4]) });
  }
  teams.sort((a, b) => {
    if (a.points !== b.points) return b.points - a.points;
    if (a.difference !== b.difference) return b.difference - a.difference;
    if (a.scored !== b.scored) return b.scored - a.scored;
    return a.name < b.name ? -1 : 1;
  });
  for (const team of teams) console.log(team.name);
});
