const readline = require("node:readline");

/** Wrong: leaves the rest of the end in rising order. */
const reader = readline.createInterface({ input: process.stdin });
reader.on("line", (line) => {
  const [n, k] = line.split(" ").map(Number);
  if (k > (n * (n - 1)) / 2) {
    console.log(-1);
    return;
  }
  let m = 1;
  while ((m * (m - 1)) / 2 < k) m++;
  const answer = [];
  for (let i = 1; i <= n - m; i++) answer.push(i);
  const end = [];
  for (let i = n - m + 1; i <= n; i++) end.push(i);
  const rest = k - ((m - 1) * (m - 2)) / 2;
  answer.push(...end.splice(rest, 1));
  for (const number of end) answer.push(number);
  console.log(answer.join(" "));
});
