// One queue; kind is a family of values, or one made for this problem.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, n, low = 1, high = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);

function queue() {
  switch (kind) {
    case "grows-at":
    case "grows-in-front": {
      // Falls nearly everywhere: only one place, in the middle or at the front, has larger numbers behind it.
      const row = values(random, "down", { n, low, high });
      const place = kind === "grows-in-front" ? 0 : n >> 1;
      const [smaller] = row.splice(place + ((n - place) >> 1), 1);
      row.splice(place, 0, smaller);
      return row;
    }
    case "equal-then-one":
      // The largest number has just come to the very end, or is alone at the front.
      return Array.from({ length: n }, (_unused, i) => (i === n - 1 ? low + 1 : low));
    case "one-then-equal":
      return Array.from({ length: n }, (_unused, i) => (i === 0 ? low : low + 1));
    case "front-larger":
      return Array.from({ length: n }, (_unused, i) => (i === 0 ? low + 1 : low));
    case "second-larger":
      return Array.from({ length: n }, (_unused, i) => (i === 1 ? low + 1 : low));
    case "plateau-behind":
      // One number, then a fall in wide steps: many equal candidates for the exchange.
      return [2, ...Array.from({ length: n - 1 }, (_unused, i) => 4 - Math.floor((4 * i) / (n - 1)))];
    default:
      return values(random, kind, { n, low, high });
  }
}
print([[n], queue()]);
