// Streets of a town; kind says where they begin and end.
const { readWords, createRandom, print } = require("./families.js");

const { kind, q, low = 1, high = 10n ** 18n, seed } = readWords();
const random = createRandom(seed);
const [least, most] = [BigInt(low), BigInt(high)];

const anywhere = () => random.betweenBig(least, most);
/** As many decimal places as another one with the same chance, so that short numbers are not rare. */
const anyLength = () => {
  const power = 10n ** BigInt(random.between(0, 17));
  return random.betweenBig(power, 10n * power);
};
/** A number that contains 13 at a random place. */
const with13 = () => {
  const digits = [...String(random.betweenBig(10n ** 16n, 10n ** 17n))];
  digits.splice(random.between(0, digits.length - 2), 2, "1", "3");
  return BigInt(digits.join(""));
};
const near = (number) => {
  const moved = number + BigInt(random.between(-2, 2));
  return moved < 1n ? 1n : moved > 10n ** 18n ? 10n ** 18n : moved;
};
const ends = {
  anywhere: () => [anywhere(), anywhere()],
  "any-length": () => [anyLength(), anyLength()],
  "from-one": () => [1n, anywhere()],
  around13: () => [near(with13()), near(with13())],
  single: () => {
    const number = random.chance(0.5) ? with13() : anywhere();
    return [number, number];
  },
  powers: () => [near(10n ** BigInt(random.between(0, 18))), near(10n ** BigInt(random.between(0, 18)))],
  "thirteen-hundred": () => [near(13n * 10n ** BigInt(random.between(0, 16))), near(14n * 10n ** BigInt(random.between(0, 16)))],
  whole: () => [1n, 10n ** 18n],
}[kind];
if (ends === undefined) throw new Error("there is no kind called " + kind);

print([[q], ...Array.from({ length: q }, () => ends().sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)))]);
