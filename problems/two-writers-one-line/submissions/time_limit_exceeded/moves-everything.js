const fs = require("node:fs");

/** Too slow: the line is an array, so every insertion and deletion moves all that follows, O(n^2). */
function typeAll(keys) {
  const line = [];
  let mine = 0;
  let other = 0;
  for (const key of keys) {
    if (key === "|") {
      [mine, other] = [other, mine];
    } else if (key === "<") {
      mine = Math.max(0, mine - 1);
    } else if (key === ">") {
      mine = Math.min(line.length, mine + 1);
    } else if (key === "^") {
      mine = 0;
    } else if (key === "$") {
      mine = line.length;
    } else if (key === "-") {
      if (mine === 0) continue;
      line.splice(mine - 1, 1);
      if (other >= mine) other--;
      mine--;
    } else {
      line.splice(mine, 0, key);
      if (other >= mine) other++;
      mine++;
    }
  }
  return line.join("");
}

const keys = fs.readFileSync(0, "utf8").trim();

const text = typeAll(keys);
console.log(text.length);
console.log(text);
