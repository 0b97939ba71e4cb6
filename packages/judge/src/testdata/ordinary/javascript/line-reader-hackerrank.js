// in: 2
// in: 5
// in: 8
// out: odd
// out: even
"use strict";
process.stdin.resume();
process.stdin.setEncoding("utf-8");
let inputString = "";
let currentLine = 0;
process.stdin.on("data", (inputStdin) => { inputString += inputStdin; });
process.stdin.on("end", () => { inputString = inputString.split("\n"); main(); });
function readLine() { return inputString[currentLine++]; }
function main() {
  const t = parseInt(readLine().trim(), 10);
  for (let i = 0; i < t; i++) console.log(parseInt(readLine(), 10) % 2 ? "odd" : "even");
}
