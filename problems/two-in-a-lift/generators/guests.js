// Guests of one kind and a lift that fits them.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, n, limit, low = 1, high = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);

function guests() {
  switch (kind) {
    case "exact-partners": {
      // Half of the guests have a partner with whom they fill the lift to the gram, or overload it by one.
      const row = [];
      while (row.length < n) {
        const weight = random.between(1, Math.min(high, limit - 1));
        row.push(weight);
        const partner = limit - weight + random.between(0, 1);
        if (row.length < n && partner >= 1 && partner <= high) row.push(partner);
      }
      return random.shuffle(row);
    }
    case "all-different":
      return random.shuffle(Array.from({ length: n }, (_unused, i) => low + i * Math.floor((high - low) / n)));
    default:
      return values(random, kind, { n, low, high });
  }
}
print([[n, limit], guests()]);
