const readline = require("readline");

function sums(numbers) {
  let result = [0];
  for (const number of numbers) {
    result = result.concat(result.map((sum) => sum + number));
  }
  return result.sort((a, b) => a - b);
}

const lines = [];
const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => lines.push(line));
rl.on("close", () => {
  const [n, target] = lines[0].split(" ").map(Number);
  const numbers = lines[1].split(" ").map(Number);
  const first = sums(numbers.slice(0, n / 2));
  const second = sums(numbers.slice(n / 2));

  let best = 0;
  let j = second.length - 1;
  for (const sum of first) {
    while (j > 0 && sum + second[j] > target) j--;
    for (const other of second.slice(j, j + 2)) {
      const difference = Math.abs(sum + other - target);
      const known = Math.abs(best - target);
      if (difference < known || (difference === known && sum + other < best)) best = sum + other;
    }
  }
  console.log(best);
});
