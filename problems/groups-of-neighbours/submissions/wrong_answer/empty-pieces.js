// Counts the empty pieces between two free seats as groups.
const seats = require("node:fs").readFileSync(0, "utf8").trim();
const groups = seats.split(".");
console.log(groups.length + " " + groups.filter((group) => group === "#").length);
