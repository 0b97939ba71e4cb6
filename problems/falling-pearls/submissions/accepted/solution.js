const fs = require("node:fs");

/**
 * A doubly linked list over the places 0 to n + 1, of which the outer two stand for "nobody": unlinking changes two links.
 */
function watch(sizes, falling) {
  const n = sizes.length;
  const left = Array.from({ length: n + 2 }, (_unused, i) => i - 1);
  const right = Array.from({ length: n + 2 }, (_unused, i) => i + 1);
  return falling.map((pearl) => {
    const l = left[pearl];
    const r = right[pearl];
    right[l] = r;
    left[r] = l;
    return l === 0 || r === n + 1 ? null : Math.abs(sizes[l - 1] - sizes[r - 1]);
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
