const fs = require("node:fs");

/** Wrong: the third key is fewer goals conceded instead of more goals scored. */
function leagueTable(teams) {
  const points = (team) => 3 * team.wins + team.draws;
  const difference = (team) => team.scored - team.conceded;
  const inOrder = teams.toSorted(
    (a, b) =>
      points(b) - points(a) ||
      difference(b) - difference(a) ||
      a.conceded - b.conceded ||
      (a.name < b.name ? -1 : 1),
  );
  return inOrder.map((team) => team.name);
}

const [, ...lines] = fs.readFileSync(0, "utf8").trim().split("\n");
const teams = lines.map((line) => {
  const [name, ...numbers] = line.trim().split(" ");
  const [wins, draws, scored, conceded] = numbers.map(Number);
  return { name, wins, draws, scored, conceded };
});

console.log(leagueTable(teams).join("\n"));
