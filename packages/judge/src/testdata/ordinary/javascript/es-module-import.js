// in: 4 5
// out: 20
import { readFileSync } from "node:fs";
const [a, b] = readFileSync(0, "utf8").split(" ").map(Number);
console.log(a * b);
