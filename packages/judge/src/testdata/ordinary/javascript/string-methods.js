// in: Hello World
// out: hELLO wORLD dlroW olleH 00042 ab-ab- 3 true
const s = require("fs").readFileSync(0, "utf8").trim();
const swap = [...s].map((c) => (c === c.toUpperCase() ? c.toLowerCase() : c.toUpperCase())).join("");
console.log(swap, s.split("").reverse().join(""), "42".padStart(5, "0"), "ab-".repeat(2), s.split("l").length - 1, s.startsWith("He"));
