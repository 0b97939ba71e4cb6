// Lists for the largest exclusive or of two numbers. kind: a family of values, prefix (all numbers begin alike, and only `bits` digits are random),
// hidden (the best pair is drawn first, and every other number leaves the way to one of the two early), sixths (a sixth of the numbers with
// the highest digit, the others short, and many of them different).
const { readWords, createRandom, values, print } = require("./families.js");

const { kind = "random", t = 1, n, low = 0, high = 2 ** 31 - 1, bits, seed } = readWords();
const random = createRandom(seed);

function hidden(size) {
  const width = bits ?? random.between(2, 31);
  const first = random.between(0, 2 ** 31 - 1);
  const goal = 2 ** (width - 1) + random.between(0, 2 ** (width - 1) - 1);
  const two = [first, first ^ goal];
  const places = [];
  for (let place = width - 2; place >= 0; place -= 1) if ((goal >> place) & 1) places.push(place);
  // One side leaves at every other place of these, and the other side at the rest: so no two that leave meet again.
  const leave = [places.filter((_unused, i) => i % 2 === 0), places.filter((_unused, i) => i % 2 === 1)];
  const others = Array.from({ length: size - 2 }, () => {
    const side = random.between(0, 1);
    if (leave[side].length === 0) return two[0];
    const place = leave[side][Math.min(random.between(0, 6), leave[side].length - 1)];
    return (((two[side] >> place) ^ 1) << place) | random.between(0, 2 ** place - 1);
  });
  return random.shuffle([...two, ...others]);
}

function list() {
  const size = t === 1 ? n : random.between(2, n);
  switch (kind) {
    case "hidden":
      return hidden(size);
    case "prefix": {
      const span = 2 ** bits;
      const base = span * random.between(0, 2 ** 31 / span - 1);
      return Array.from({ length: size }, () => base + random.between(0, span - 1));
    }
    case "sixths": {
      const long = Array.from({ length: Math.floor(size / 6) }, () => random.between(2 ** 30, 2 ** 31 - 1));
      const short = Array.from({ length: size - long.length }, (_unused, i) => (i < 100_000 ? i : i % 1000));
      return random.shuffle([...long, ...short]);
    }
    default:
      return values(random, kind, { n: size, low, high });
  }
}
if (n < 2) throw new Error("two numbers are the least");
if (bits > 31) throw new Error("there are 31 digits");
const lists = Array.from({ length: t }, list);
print([[t], ...lists.flatMap((each) => [[each.length], each])]);
