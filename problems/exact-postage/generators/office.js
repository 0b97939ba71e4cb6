// A post office: stamps=… says which kinds it sells, letters=… which postages are asked for.
const { readWords, createRandom, values, print } = require("./families.js");

const { stamps = "random", k, letters = "random", q, low = 1, high = 100_000, most = 100_000, seed } = readWords();
const random = createRandom(seed);

function stampValues() {
  switch (stamps) {
    case "random":
      return Array.from({ length: k }, () => random.between(low, high));
    case "multiples":
      // All divisible by low: most postages are impossible.
      return Array.from({ length: k }, () => low * random.between(1, Math.floor(high / low)));
    case "row":
      // Neighbouring values: few sums below a multiple of them, all of them above.
      return random.shuffle(Array.from({ length: k }, (_unused, i) => low + i));
    case "greedy-trap":
      // 1, v, v + 1: two of v beat one of v + 1 and many ones.
      return random.shuffle(Array.from({ length: k }, (_unused, i) => (i === 0 ? 1 : low + (i >> 1) * 97 + (i % 2))));
    case "equal":
      return Array.from({ length: k }, () => low);
    default:
      throw new Error("there are no stamps called " + stamps);
  }
}
const postages =
  letters === "all"
    ? random.shuffle(Array.from({ length: q }, (_unused, i) => (i % most) + 1))
    : values(random, letters, { n: q, low: 1, high: most });
print([[k, q], stampValues(), postages]);
