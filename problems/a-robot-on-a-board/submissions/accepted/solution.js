const fs = require("node:fs");

/** Follows the commands. Directions are numbered clockwise, so that turns are additions modulo 4. */
function follow(width, height, commands) {
  const STEPS = [[0, 1], [1, 0], [0, -1], [-1, 0]];
  let [column, row, direction] = [1, 1, 0];
  for (const command of commands) {
    if (command === "L") direction = (direction + 3) % 4;
    if (command === "R") direction = (direction + 1) % 4;
    if (command !== "F") continue;
    const [east, north] = STEPS[direction];
    column = Math.min(Math.max(column + east, 1), width);
    row = Math.min(Math.max(row + north, 1), height);
  }
  return [column, row, "NESW"[direction]];
}

const [width, height, commands] = fs.readFileSync(0, "utf8").trim().split(/\s+/);

console.log(follow(Number(width), Number(height), commands).join(" "));
