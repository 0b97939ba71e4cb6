const fs = require("node:fs");

/** The run that ends at each value is compared with the best one; only a strictly longer one replaces it. */
function longestRun(values) {
  let length = 0;
  let best = [0, 0];
  values.forEach((value, i) => {
    length = value === values[i - 1] ? length + 1 : 1;
    if (length > best[0]) best = [length, value];
  });
  return best;
}

const [n, ...values] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);

console.log(longestRun(values).join(" "));
