const fs = require("fs");
const [a, b] = fs.readFileSync("/dev/stdin", "utf8").split(" ").map(Number);
fs.writeFileSync("/dev/stderr", "working\n");
fs.writeFileSync("/dev/stdout", `${a + b}\n`);
