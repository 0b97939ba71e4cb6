const [first, ...lines] = require("node:fs").readFileSync(0, "utf8").trim().split("\n");
const [rows, columns] = first.split(" ").map(Number);
const grid = lines.map((line) => [...line]);

function distances() {
  const distance = grid.map((row) => row.map(() => -1));
  const waiting = [[0, 0]];
  distance[0][0] = 0;
  while (waiting.length > 0) {
    const [r, c] = waiting.shift();
    for (const [dr, dc] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ]) {
      const nr = r + dr;
      const nc = c + dc;
      if (nr < 0 || nc < 0 || nr >= rows || nc >= columns) continue;
      if (grid[nr][nc] === "#" || distance[nr][nc] !== -1) continue;
      distance[nr][nc] = distance[r][c] + 1;
      waiting.push([nr, nc]);
    }
  }
  return distance;
}

console.log(distances()[rows - 1][columns - 1]);
