const fs = require("node:fs");

/**
 * Divide and conquer: a pair across the cut that is closer than the best one of both halves lies in a strip around the cut, in which
 * each drone has at most seven others that are near enough in y. Each call returns its drones in the order of y. O(n log n).
 */
function smallestSquare(drones) {
  let best = Infinity;

  /** Looks at all pairs of these drones, which are in the order of x, and returns them in the order of y. */
  function lookAt(some) {
    if (some.length === 1) return some;
    const middle = some.length >> 1;
    const cut = some[middle].x;
    const merged = mergedByY(lookAt(some.slice(0, middle)), lookAt(some.slice(middle)));

    const strip = [];
    for (const drone of merged) {
      if ((drone.x - cut) ** 2 >= best) continue;
      for (let j = strip.length - 1; j >= 0 && (drone.y - strip[j].y) ** 2 < best; j--) {
        best = Math.min(best, (drone.x - strip[j].x) ** 2 + (drone.y - strip[j].y) ** 2);
      }
      strip.push(drone);
    }
    return merged;
  }
  lookAt(drones.slice().sort((a, b) => a.x - b.x));
  return best;
}

function mergedByY(left, right) {
  const merged = [];
  let i = 0;
  for (const drone of right) {
    while (i < left.length && left[i].y < drone.y) merged.push(left[i++]);
    merged.push(drone);
  }
  return merged.concat(left.slice(i));
}

const [n, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const drones = Array.from({ length: n }, (_, i) => ({ x: numbers[2 * i], y: numbers[2 * i + 1] }));
console.log(smallestSquare(drones));
