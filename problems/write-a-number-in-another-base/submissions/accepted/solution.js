const fs = require("node:fs");

/** n % b is the last digit, and what is left after dividing by b the number without it: the digits are found from the last one to the first. */
function inBase(n, b) {
  let digits = "";
  do {
    digits = "0123456789ABCDEF"[n % b] + digits;
    n = Math.floor(n / b);
  } while (n > 0); // at least once: 0 has a digit, too
  return digits;
}

const [q, ...questions] = fs.readFileSync(0, "utf8").trim().split("\n");
for (const question of questions) {
  const [n, b] = question.split(" ").map(Number);
  console.log(inBase(n, b));
}
