const fs = require("node:fs");

/** Wrong: makes one text of all keys, so that 9 comes after 10. */
function leagueTable(teams) {
  const points = (team) => 3 * team.wins + team.draws;
  const difference = (team) => team.scored - team.conceded;
  const key = (team) => [10_000 - points(team), 20_000 - difference(team), 10_000 - team.scored, team.name].join(" ");
  const inOrder = teams.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
  return inOrder.map((team) => team.name);
}

const [, ...lines] = fs.readFileSync(0, "utf8").trim().split("\n");
const teams = lines.map((line) => {
  const [name, ...numbers] = line.trim().split(" ");
  const [wins, draws, scored, conceded] = numbers.map(Number);
  return { name, wins, draws, scored, conceded };
});

console.log(leagueTable(teams).join("\n"));
