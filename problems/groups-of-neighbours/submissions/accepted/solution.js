const fs = require("node:fs");

/** Cuts the row at the free seats; what is not empty between the cuts is a group. */
function countGroups(seats) {
  const groups = seats.split(".").filter((piece) => piece !== "");
  return [groups.length, groups.filter((group) => group === "#").length];
}

const seats = fs.readFileSync(0, "utf8").trim();

console.log(countGroups(seats).join(" "));
