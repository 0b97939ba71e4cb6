// The posters of one wall, which reaches from 0 to most in both directions; kind decides how they lie.
const { readWords, createRandom, print } = require("./families.js");

const { kind, n, most = 30_000_000, seed } = readWords();
const random = createRandom(seed);

/** Two different numbers in order, from low to high. */
function span(low, high) {
  return random.distinct(2, low, high).sort((a, b) => a - b);
}

function poster(i) {
  switch (kind) {
    case "random": {
      const [x, u] = span(0, most);
      const [y, v] = span(0, most);
      return [x, y, u, v];
    }
    case "small": {
      const x = random.between(0, most - 1);
      const y = random.between(0, most - 1);
      const size = Math.max(1, Math.floor(most / 200));
      return [x, y, Math.min(most, x + random.between(1, size)), Math.min(most, y + random.between(1, size))];
    }
    case "nested":
      return [i, i, most - i, most - i];
    case "same":
      return [0, 0, most, most];
    case "tall": {
      // As high as the wall, and narrow: each one changes nearly all strips.
      const x = random.between(0, most - 2);
      return [x, random.between(0, n), x + random.between(1, 2), most - random.between(0, n)];
    }
    case "tall-and-different":
      return [i, i, i + 2, most - i];
    case "flat": {
      const y = random.between(0, most - 2);
      return [random.between(0, n), y, most - random.between(0, n), y + random.between(1, 2)];
    }
    case "tiles": {
      // Side by side without a gap, never on top of one another.
      const side = Math.floor(Math.sqrt(n));
      const size = Math.floor(most / (side + 1));
      const row = Math.floor(i / side);
      return [(i % side) * size, row * size, (i % side) * size + size, Math.min(most, row * size + size)];
    }
    case "stairs": {
      const size = Math.floor(most / (n + 2));
      return [i * size, i * size, (i + 2) * size, (i + 2) * size];
    }
    case "cross":
      // Half of them tall, half of them flat.
      return i % 2 === 0 ? [i, 0, i + 1, most] : [0, i, most, i + 1];
    default:
      throw new Error(`there is no kind called ${kind}`);
  }
}
print([[n], ...random.shuffle(Array.from({ length: n }, (_unused, i) => poster(i)))]);
