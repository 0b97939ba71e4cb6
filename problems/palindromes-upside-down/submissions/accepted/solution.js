const fs = require("node:fs");

const TURNED = { 0: "0", 1: "1", 6: "9", 8: "8", 9: "6", "|": "|" };

/** Manacher's algorithm on the digits with bars between them; two characters fit if one is the other one turned. */
function countStretches(digits) {
  const row = "|" + [...digits].join("|") + "|";
  const radius = [];
  let count = 0;
  let middle = 0;
  let end = 0;
  for (let i = 0; i < row.length; i++) {
    let fits = i < end ? Math.min(radius[2 * middle - i], end - i) : 0;
    while (i - fits >= 0 && i + fits < row.length && TURNED[row[i - fits]] === row[i + fits]) fits++;
    if (i + fits > end) {
      middle = i;
      end = i + fits;
    }
    radius.push(fits);
    count += Math.floor(fits / 2);
  }
  return count;
}

const digits = fs.readFileSync(0, "utf8").trim();
console.log(countStretches(digits));
