// A ribbon: lengths=… says which pieces are wanted, price=… is a family of values, or like-length.
const { readWords, createRandom, values, print } = require("./families.js");

const { ribbon, k, cut, lengths = "random", low = 1, high = ribbon, price = "random", dear = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);

function pieceLengths() {
  switch (lengths) {
    case "random":
      return Array.from({ length: k }, () => random.between(low, high));
    case "multiples":
      return Array.from({ length: k }, () => low * random.between(1, Math.max(1, Math.floor(high / low))));
    case "row":
      return random.shuffle(Array.from({ length: k }, (_unused, i) => low + i));
    case "equal":
      return Array.from({ length: k }, () => low);
    default:
      throw new Error("there are no lengths called " + lengths);
  }
}
const pieces = pieceLengths();
const prices =
  price === "like-length"
    ? pieces.map((length) => Math.min(dear, 100 * length + random.between(0, 99)))
    : values(random, price, { n: k, low: 0, high: dear });
print([[ribbon, k, cut], ...pieces.map((length, i) => [length, prices[i]])]);
