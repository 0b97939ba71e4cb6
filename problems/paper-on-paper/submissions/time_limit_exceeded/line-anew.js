const fs = require("node:fs");

/** Too slow: goes through the posters under the line anew after each side, O(n^2 log n). */
function coveredAreas(posters) {
  const xs = Float64Array.from(new Set(posters.flatMap(([left, , right]) => [left, right]))).sort();
  let once = 0;
  let twice = 0;
  for (let i = 0; i + 1 < xs.length; i++) {
    const ends = posters
      .filter(([left, , right]) => left <= xs[i] && xs[i] < right)
      .flatMap(([, bottom, , top]) => [[bottom, 1], [top, -1]])
      .sort((a, b) => a[0] - b[0]);
    let count = 0;
    ends.forEach(([y, by], at) => {
      count += by;
      const area = at + 1 < ends.length ? (ends[at + 1][0] - y) * (xs[i + 1] - xs[i]) : 0;
      if (count >= 1) once += area;
      if (count >= 2) twice += area;
    });
  }
  return [once, twice];
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const n = numbers[0];
const posters = Array.from({ length: n }, (_, i) => numbers.slice(1 + 4 * i, 5 + 4 * i));

console.log(coveredAreas(posters).join(" "));
