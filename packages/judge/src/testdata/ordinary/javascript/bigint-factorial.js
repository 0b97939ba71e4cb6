// in: 22
// out: 1124000727777607680000
let f = 1n;
for (let i = BigInt(require("fs").readFileSync(0, "utf8")); i > 1n; i--) f *= i;
console.log(f.toString());
