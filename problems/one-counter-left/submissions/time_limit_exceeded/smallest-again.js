const fs = require("node:fs");

/** Too slow: looks through everybody who is left for the one who comes next, O(n^2). */
const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [, a, b] = numbers;
const minuteOf = (person) => numbers[1 + 2 * person];
const left = [];
for (const head of [a, b]) {
  for (let person = head; person !== 0; person = numbers[2 + 2 * person]) left.push(person);
}
const order = [];
while (left.length > 0) {
  let best = 0;
  for (let i = 1; i < left.length; i++) if (minuteOf(left[i]) < minuteOf(left[best])) best = i;
  order.push(...left.splice(best, 1));
}
console.log(order.join(" "));
