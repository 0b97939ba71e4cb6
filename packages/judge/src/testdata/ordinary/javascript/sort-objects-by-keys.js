// in: bob 20
// in: amy 30
// in: cid 20
// out: amy bob cid
const rows = require("fs").readFileSync(0, "utf8").trim().split("\n").map((l) => l.split(" "));
rows.sort(([n, s], [m, t]) => t - s || n.localeCompare(m));
console.log(rows.map(([n]) => n).join(" "));
