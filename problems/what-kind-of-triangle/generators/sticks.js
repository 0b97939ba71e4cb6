// Three sticks: of any lengths, around a right angle, or around being flat.
const { readWords, createRandom, print } = require("./families.js");

const { kind, high = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);

function sticks() {
  switch (kind) {
    case "any":
      return [random.between(1, high), random.between(1, high), random.between(1, high)];
    case "right": {
      // A Pythagorean triple, whose longest side may be one too long or too short.
      const v = random.between(1, Math.max(1, Math.floor(Math.sqrt(high / 2)) - 1));
      const u = random.between(v + 1, Math.max(v + 1, Math.floor(Math.sqrt(high - 1 - v * v))));
      return [u * u - v * v, 2 * u * v, u * u + v * v + random.pick([-1, 0, 0, 0, 1])];
    }
    case "flat": {
      const first = random.between(1, Math.max(1, Math.floor(high / 2)));
      const second = random.between(1, Math.max(1, Math.floor(high / 2) - 1));
      return [first, second, Math.max(1, first + second + random.between(-1, 1))];
    }
    default:
      throw new Error(`there is no kind of sticks called ${kind}`);
  }
}
print([random.shuffle(sticks())]);
