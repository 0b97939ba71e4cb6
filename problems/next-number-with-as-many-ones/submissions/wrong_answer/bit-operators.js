// Wrong: bit operators cut their operands to 32 bits.
const [, ...numbers] = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
for (const n of numbers) {
  const block = n & -n;
  const carried = n + block;
  console.log(carried + ((((carried ^ n) / block) >>> 2) >>> 0));
}
