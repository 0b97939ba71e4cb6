// Wrong: takes it for granted that 1 can be reached.
const numbers = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
let at = 1;
for (let t = numbers[0]; t > 0; t--) {
  const [n, k] = numbers.slice(at, at + 2);
  const row = numbers.slice(at + 2, at + 2 + n);
  at += 2 + n;
  let low = 1;
  let high = row.reduce((a, b) => a + b);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    let parts = 0;
    let total = 0;
    for (const number of row) {
      total += number;
      if (total >= middle) {
        parts++;
        total = 0;
      }
    }
    if (parts >= k) low = middle;
    else high = middle - 1;
  }
  console.log(low);
}
