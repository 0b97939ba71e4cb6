import { readFileSync } from "node:fs";
const text = await Promise.resolve(readFileSync(0, "utf8"));
const [a, b] = text.split(" ").map(Number);
console.log(a + b);
