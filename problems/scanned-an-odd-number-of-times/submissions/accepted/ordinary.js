const readline = require("readline");

const lines = [];
const rl = readline.createInterface({ input: process.stdin });
rl.on("line", (line) => lines.push(line));
rl.on("close", () => {
  const hanging = new Set();
  for (const word of lines[1].split(" ")) {
    const tag = Number(word);
    if (hanging.has(tag)) {
      hanging.delete(tag);
    } else {
      hanging.add(tag);
    }
  }
  for (const tag of hanging) console.log(tag);
});
