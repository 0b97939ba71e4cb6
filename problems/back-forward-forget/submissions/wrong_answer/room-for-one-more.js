const fs = require("node:fs");

/** Wrong: has room for c pages beside the one that is shown. */
function browse(c, events) {
  const seen = [];
  let shown = null;
  let oldest = null;
  let visited = 0;
  let olderCount = 0; // pages older than the one shown
  let count = 0;
  for (const event of events) {
    if (event === "V") {
      visited++;
      const page = { number: visited, older: shown, newer: null };
      if (shown === null) {
        oldest = page;
      } else {
        shown.newer = page; // all newer ones are cut off here
        olderCount++;
      }
      shown = page;
      count = olderCount + 1;
      if (olderCount > c) {
        oldest = oldest.newer;
        oldest.older = null;
        olderCount--;
        count--;
      }
    } else if (event === "B") {
      if (shown === null || shown.older === null) continue;
      shown = shown.older;
      olderCount--;
    } else if (event === "F") {
      if (shown === null || shown.newer === null) continue;
      shown = shown.newer;
      olderCount++;
    } else if (event === "X") {
      if (shown === null) continue;
      const { older, newer } = shown;
      if (newer !== null) newer.older = older;
      if (older === null) {
        oldest = newer;
        shown = newer;
      } else {
        older.newer = newer;
        shown = older;
        olderCount--;
      }
      count--;
    } else {
      seen.push(shown?.number ?? 0);
    }
  }
  return { seen, count };
}

const [, c, events] = fs.readFileSync(0, "utf8").trim().split(/\s+/);
const { seen, count } = browse(Number(c), events);
console.log([...seen, count].join("\n"));
