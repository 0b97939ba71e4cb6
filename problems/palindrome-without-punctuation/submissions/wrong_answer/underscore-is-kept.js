// Leaves out what is no word character, but to a regular expression the underscore is one.
const line = require("node:fs").readFileSync(0, "utf8").split("\n")[0];
const kept = line.toLowerCase().replace(/\W/g, "");
console.log(kept === [...kept].reverse().join("") ? "YES" : "NO");
