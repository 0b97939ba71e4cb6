const fs = require("node:fs");

/** n rotations change nothing, so only k mod n of them count: the two parts of the list change places. */
function rotateList(values, k) {
  const cut = values.length - (k % values.length);
  return [...values.slice(cut), ...values.slice(0, cut)];
}

const [n, k, ...values] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);

console.log(rotateList(values, k).join(" "));
