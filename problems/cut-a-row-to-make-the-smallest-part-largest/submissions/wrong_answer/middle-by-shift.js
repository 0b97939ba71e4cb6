// Wrong: >> cuts the middle to 32 bits.
const numbers = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
let at = 1;
for (let t = numbers[0]; t > 0; t--) {
  const [n, k] = numbers.slice(at, at + 2);
  const row = numbers.slice(at + 2, at + 2 + n);
  at += 2 + n;
  let low = 0;
  let high = Math.floor(row.reduce((a, b) => a + b) / k) + 1;
  // low can be reached, high cannot
  for (let round = 0; round < 60 && high - low > 1; round++) {
    const middle = (low + high) >> 1;
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
    else high = middle;
  }
  console.log(low);
}
