// A river: places says where the landings lie, fees is a family of values, or one made for this problem.
const { readWords, createRandom, values, print } = require("./families.js");

const { places = "random", n, last = 1_000_000_000, fees = "random", low = 0, high = 1_000_000_000_000, seed } = readWords();
const random = createRandom(seed);

function landings() {
  switch (places) {
    case "random":
      return [0, ...random.distinct(n - 2, 1, last - 1).sort((a, b) => a - b), last];
    case "even":
      return Array.from({ length: n }, (_unused, i) => Math.floor((i * last) / (n - 1)));
    case "close":
      return Array.from({ length: n }, (_unused, i) => i);
    case "crowded-ends":
      // Half of the landings close to either end.
      return Array.from({ length: n }, (_unused, i) => (i < n / 2 ? i : last - (n - 1 - i)));
    case "growing":
      // Gaps that grow: 1, 1 + 1, …, as far as they fit.
      return Array.from({ length: n }, (_unused, i) => i + Math.floor(((last - n) * i * i) / ((n - 1) * (n - 1))));
    default:
      throw new Error("there are no places called " + places);
  }
}
const x = landings();
function fee() {
  switch (fees) {
    case "bowl":
      // Fees that make nearly every stop about equally good: all the lines stay on the hull.
      return x.map((at) => Math.min(1_000_000_000_000, Math.floor(((last - at) / last) * high)));
    case "rare":
      return x.map(() => (random.chance(0.001) ? random.between(0, 9) : high));
    default:
      return values(random, fees, { n, low, high });
  }
}
print([[n], x, fee()]);
