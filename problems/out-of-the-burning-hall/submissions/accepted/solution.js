const fs = require("node:fs");

/** When each square burns, by one search from all fires; then your own search, always strictly before the fire. O(h w). */
function earliestEscape(h, w, plan) {
  // With a border of walls, every square has four neighbours: 1 right, 1 left, one row down, one row up.
  const wide = w + 2;
  const hall = ["#".repeat(wide), ...plan.map((row) => `#${row}#`), "#".repeat(wide)].join("");
  const steps = [1, -1, wide, -wide];

  const burns = new Float64Array(hall.length).fill(Infinity);
  const fires = [];
  for (let at = 0; at < hall.length; at++) if (hall[at] === "F") fires.push(at);
  for (const at of fires) burns[at] = 0;
  for (const at of fires) {
    for (const step of steps) {
      const next = at + step;
      if (hall[next] === "#" || hall[next] === "D" || burns[next] !== Infinity) continue;
      burns[next] = burns[at] + 1;
      fires.push(next); // the loop comes to it later
    }
  }

  const minute = new Float64Array(hall.length).fill(Infinity);
  const places = [hall.indexOf("S")];
  minute[places[0]] = 0;
  for (const at of places) {
    if (hall[at] === "E") return minute[at];
    for (const step of steps) {
      const next = at + step;
      if (hall[next] === "#" || minute[next] !== Infinity || minute[at] + 1 >= burns[next]) continue;
      minute[next] = minute[at] + 1;
      places.push(next);
    }
  }
  return null;
}

const [size, ...plan] = fs.readFileSync(0, "utf8").trim().split("\n");
const [h, w] = size.split(" ").map(Number);

console.log(earliestEscape(h, w, plan) ?? "TRAPPED");
