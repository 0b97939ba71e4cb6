// The stations round one lake. "random": the petrol of all together is `spare` litres more than all ways take.
const { readWords, createRandom, print } = require("./families.js");

const { kind = "random", n, most = 9, spare = 0, place = 0, seed } = readWords();
const random = createRandom(seed);

function stations() {
  switch (kind) {
    case "valley":
      // First the dearest ways only, then the most petrol.
      return Array.from({ length: n }, (_unused, i) => (i < n >> 1 ? [0, 1_000_000_000] : [1_000_000_000, 0]));
    case "drop":
    case "drop-short": {
      // A litre to spare at every station, until all of it is lost on a single way.
      const at = kind === "drop" ? Math.min(place, n) - 1 : n - 1;
      const lost = kind === "drop" ? n - 1 : n;
      return Array.from({ length: n }, (_unused, i) => (i === at ? [0, lost] : [2, 1]));
    }
    case "zero":
      return Array.from({ length: n }, () => [0, 0]);
    default: {
      const drawn = Array.from({ length: n }, () => [random.between(0, most), random.between(0, most)]);
      // What is lacking or too much is spread over the stations, as far as their bounds allow.
      let change = spare - drawn.reduce((sum, [petrol, way]) => sum + petrol - way, 0);
      for (const station of random.shuffle([...drawn])) {
        const side = change > 0 ? 1 : 0;
        const taken = Math.min(Math.abs(change), station[side]);
        station[side] -= taken;
        change += side === 1 ? -taken : taken;
      }
      return drawn;
    }
  }
}
print([[n], ...stations()]);
