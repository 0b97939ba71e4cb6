const fs = require("node:fs");

const valueAt = (line, x) => line.slope * x + line.intercept;

/** Whether the line in the middle is nowhere lower than both others; the slopes fall from the first to the last. */
function isNeedless(first, middle, last) {
  return (
    (last.intercept - first.intercept) * (first.slope - middle.slope) <=
    (middle.intercept - first.intercept) * (first.slope - last.slope)
  );
}

/** Pays the fee of landing 1 as well. */
function leastCost(places, fees) {
  const hull = [{ slope: 0n, intercept: 0n }]; // landing 1, which lies at 0 and costs nothing
  let best = 0; // lines before it are never lowest again
  let cost = 0n;
  for (let i = 1; i < places.length; i++) {
    const x = places[i];
    while (best + 1 < hull.length && valueAt(hull[best + 1], x) <= valueAt(hull[best], x)) best++;
    cost = fees[i] + x * x + valueAt(hull[best], x);
    const line = { slope: -2n * x, intercept: cost + x * x };
    while (hull.length >= best + 2 && isNeedless(hull.at(-2), hull.at(-1), line)) hull.pop();
    hull.push(line);
  }
  return cost + fees[0];
}

const [n, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/);
const places = numbers.slice(0, Number(n)).map(BigInt);
const fees = numbers.slice(Number(n), 2 * Number(n)).map(BigInt);

console.log(String(leastCost(places, fees)));
