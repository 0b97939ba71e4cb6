// The servers of one ring, sorted and then turned by `turn` entries, and keys: anywhere, at servers and beside them, or
// behind nearly all of them.
const { readWords, createRandom, print } = require("./families.js");

const { n, q, latest, turn, ask = "mixed", seed } = readWords();
const random = createRandom(seed);

const sorted = random.distinct(n, 0, latest).sort((a, b) => a - b);
const first = turn % n;
const places = [...sorted.slice(first), ...sorted.slice(0, first)];

function key() {
  if (ask === "high") return random.between(Math.max(0, latest - 9), latest);
  if (random.chance(0.3)) return random.between(0, latest);
  return Math.min(Math.max(random.pick(places) + random.between(-1, 1), 0), 1_000_000_000);
}
print([[n, q], places, ...Array.from({ length: q }, key)]);
