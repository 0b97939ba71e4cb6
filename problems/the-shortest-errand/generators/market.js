// A street and a list; kind decides which kinds the stalls sell, and list how much of them is needed.
const { readWords, createRandom, print } = require("./families.js");

const { kind, n, m, kinds = m, most = 1, each = 0, highest = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);

// `each`: so many pieces of every kind on the list, and kinds with small numbers.
const names = each > 0 ? Array.from({ length: kinds }, (_unused, i) => i + 1) : random.distinct(kinds, 1, highest);

function stall(i) {
  switch (kind) {
    case "random":
      return random.between(0, kinds - 1);
    case "rare-ends":
      // The first and the last stall sell what nobody else does.
      if (i === 0 || i === n - 1) return i === 0 ? 0 : 1;
      return kinds > 2 ? random.between(2, kinds - 1) : 0;
    case "rare-middle":
      return i === n >> 1 ? 0 : random.between(1, kinds - 1);
    case "runs":
      // Long runs of one kind.
      return Math.floor(i / Math.ceil(n / kinds)) % kinds;
    case "cycle":
      return i % kinds;
    case "mostly-others":
      // Nearly all stalls sell what is not on the list.
      return random.chance(0.01) ? random.between(0, m - 1) : random.between(m, kinds - 1);
    case "equal":
      return 0;
    default:
      throw new Error(`there is no kind called ${kind}`);
  }
}
const street = Array.from({ length: n }, (_unused, i) => names[stall(i)]);
const list = names.slice(0, m).map((name) => [name, each > 0 ? each : random.between(1, most)]);
if (kind === "cycle" && most > 1) list.forEach((entry) => entry.splice(1, 1, most));
print([[n, m], street, ...list]);
