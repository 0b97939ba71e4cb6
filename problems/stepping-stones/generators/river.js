// A river: fees is a family of values, flooded says which stones are under water (percent of them, or runs of some length).
const { readWords, createRandom, values, print } = require("./families.js");

const { n, k, fees = "random", low = -1_000_000_000, high = 1_000_000_000, flooded = "none", percent = 10, run = 1, seed } = readWords();
const random = createRandom(seed);

function isFlooded(i) {
  switch (flooded) {
    case "none":
      return false;
    case "all":
      return true;
    case "random":
      return random.chance(percent / 100);
    case "runs":
      // Runs of flooded stones with a single dry one between them.
      return i % (run + 1) !== run;
    case "one-run":
      return i >= Math.floor(n / 2) && i < Math.floor(n / 2) + run;
    case "start":
      return i < run;
    case "end":
      return i >= n - run;
    default:
      throw new Error("nothing is flooded like " + flooded);
  }
}
function fee() {
  if (fees === "falling-teeth") {
    // In each window the cheapest stone is the oldest one for long: a scan back over the window has far to go.
    return Array.from({ length: n }, (_unused, i) => (i % k) * 1000 + 1);
  }
  return values(random, fees, { n, low, high });
}
print([[n, k], fee().map((coins, i) => (isFlooded(i) ? "x" : coins))]);
