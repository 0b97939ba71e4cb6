const fs = require("node:fs");

/** Wrong: only the first and the last pearl of the complete string ever count as ends. */
function watch(sizes, falling) {
  const n = sizes.length;
  const left = Array.from({ length: n + 2 }, (_unused, i) => i - 1);
  const right = Array.from({ length: n + 2 }, (_unused, i) => i + 1);
  return falling.map((pearl) => {
    const l = left[pearl];
    const r = right[pearl];
    right[l] = r;
    left[r] = l;
    return pearl === 1 || pearl === n ? null : Math.abs((sizes[l - 1] ?? 0) - (sizes[r - 1] ?? 0));
  });
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, m] = numbers;
const sizes = numbers.slice(2, 2 + n);
const falling = numbers.slice(2 + n, 2 + n + m);
console.log(
  watch(sizes, falling)
    .map((note) => note ?? "end")
    .join("\n"),
);
