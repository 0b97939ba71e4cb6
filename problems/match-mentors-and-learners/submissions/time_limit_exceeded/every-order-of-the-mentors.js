// Too slow: lets the mentors choose in every order, each the first free learner who fits.
const readline = require("node:readline");

const lines = [];
const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => lines.push(line.split(" ").map(Number)));
rl.on("close", () => {
  let next = 1;
  for (let t = 0; t < lines[0][0]; t++) {
    const [a, b, m] = lines[next++];
    const learners = [];
    for (let x = 0; x < a; x++) learners[x] = [];
    for (let i = 0; i < m; i++) {
      const [x, y] = lines[next++];
      learners[x - 1].push(y);
    }
    const taken = new Set();
    let best = 0;
    function go(left) {
      best = Math.max(best, taken.size);
      for (const x of left) {
        for (const y of learners[x]) {
          if (taken.has(y)) continue;
          taken.add(y);
          go(left.filter((other) => other !== x));
          taken.delete(y);
        }
      }
    }
    go([...learners.keys()]);
    console.log(Math.min(best, a, b));
  }
});
