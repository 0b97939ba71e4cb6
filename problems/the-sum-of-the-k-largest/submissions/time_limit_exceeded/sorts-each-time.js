const fs = require("node:fs");

/** Too slow: sorts all results so far after each one. */
function scores(results, k) {
  const all = [];
  return results.map((result) => {
    all.push(result);
    all.sort((one, other) => other - one);
    return all.slice(0, k).reduce((sum, each) => sum + each, 0);
  });
}

const [n, k, ...results] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);

console.log(scores(results, k).join("\n"));
