const fs = require("node:fs");

/** With sorted sides only a + b > c has to be tested. Squares reach 10^18, which a Number does not hold exactly. */
function kindOfTriangle(sides) {
  const [a, b, c] = sides.toSorted((x, y) => (x < y ? -1 : 1));
  if (a + b <= c) return "NONE";
  const legs = a * a + b * b;
  if (legs === c * c) return "RIGHT";
  return legs < c * c ? "OBTUSE" : "ACUTE";
}

const sides = fs.readFileSync(0, "utf8").trim().split(" ").map(BigInt);

console.log(kindOfTriangle(sides));
