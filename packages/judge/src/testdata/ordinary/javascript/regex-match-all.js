// in: x=10, y=-3
// out: x:10 y:-3 7
const text = require("fs").readFileSync(0, "utf8");
const pairs = [...text.matchAll(/(?<k>\w)=(?<v>-?\d+)/g)].map(({ groups: { k, v } }) => [k, +v]);
console.log(pairs.map((p) => p.join(":")).join(" "), pairs.reduce((s, [, v]) => s + v, 0));
