// in: 6
// in: 7
// out: 42
const rl = require("readline").createInterface({ input: process.stdin });
rl.question("", (a) => {
  rl.question("", (b) => {
    console.log(a * b);
    rl.close();
  });
});
