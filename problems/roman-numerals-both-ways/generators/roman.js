// Numbers from low to high and numerals. kind: numbers, numerals, both (each line one of the two), all (every number and every numeral,
// mixed), ordered (the same in order, each number beside its numeral), digits (numbers with few different digits).
const { readWords, createRandom, print } = require("./families.js");

const { kind, q, low = 1, high = 3999, seed } = readWords();
const random = createRandom(seed);

const LETTERS = ["IVX", "XLC", "CDM", "M"];
const PATTERNS = ["", "0", "00", "000", "01", "1", "10", "100", "1000", "02"];

function numeralOf(number) {
  return [...String(number)]
    .reverse()
    .map((digit, place) => PATTERNS[digit].replace(/[012]/g, (which) => LETTERS[place][which]))
    .reverse()
    .join("");
}
const fewDigits = () => {
  const some = [random.between(0, 9), random.between(0, 9)];
  const number = Number(`${random.between(0, 3)}${random.pick(some)}${random.pick(some)}${random.pick(some)}`);
  return Math.min(high, Math.max(low, number));
};

if (!(low >= 1 && low <= high && high <= 3999)) throw new Error("such numbers have no numerals");
const between = Array.from({ length: high - low + 1 }, (_unused, i) => low + i);
const line = {
  numbers: () => random.between(low, high),
  numerals: () => numeralOf(random.between(low, high)),
  both: () => (random.chance(0.5) ? random.between(low, high) : numeralOf(random.between(low, high))),
  digits: () => (random.chance(0.5) ? fewDigits() : numeralOf(fewDigits())),
}[kind];
const lines = {
  all: () => random.shuffle(between.flatMap((number) => [number, numeralOf(number)])),
  ordered: () => between.flatMap((number) => [number, numeralOf(number)]),
}[kind]?.() ?? Array.from({ length: q }, line);
print([[lines.length], ...lines]);
