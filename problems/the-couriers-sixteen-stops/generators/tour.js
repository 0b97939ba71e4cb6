// A tour: times=… says how long the ways take, pairs=… which stops come before others.
const { readWords, createRandom, values, print } = require("./families.js");

const { n, times = "random", low = 0, high = 1_000_000_000, pairs = "none", m = 0, seed } = readWords();
const random = createRandom(seed);

function ways() {
  const places = Array.from({ length: n + 1 }, (_unused, i) => i);
  switch (times) {
    case "plane": {
      // Distances in the plane: the same there and back.
      const at = places.map(() => [random.between(0, high / 2), random.between(0, high / 2)]);
      return at.map(([x, y]) => at.map(([u, v]) => Math.abs(x - u) + Math.abs(y - v)));
    }
    case "one-way": {
      // A hidden order is quick, its reverse is slow.
      const rank = [0, ...random.permutation(n)];
      return places.map((i) => places.map((j) => (i === j ? 0 : rank[j] === rank[i] + 1 ? random.between(0, 9) : random.between(high - 99, high))));
    }
    case "trap": {
      // The nearest stop always leads away from a short tour.
      return places.map((i) => places.map((j) => (i === j ? 0 : j > i ? (j - i) * (j - i) : 3 * (i - j) + 50)));
    }
    case "dear-at-first":
      // Stop 1 is dear from the depot, and twice as dear from anywhere else: the best tour begins like the worst.
      return places.map((i) => places.map((j) => (i === j ? 0 : j !== 1 ? random.between(1, 10) : i === 0 ? 500 : 1000)));
    default: {
      const all = values(random, times, { n: (n + 1) ** 2, low, high });
      return places.map((i) => places.map((j) => (i === j ? 0 : all[i * (n + 1) + j])));
    }
  }
}
function orders() {
  const order = random.permutation(n);
  const inOrder = () => {
    const [a, b] = random.distinct(2, 0, n - 1);
    return [order[Math.min(a, b)], order[Math.max(a, b)]];
  };
  switch (pairs) {
    case "none":
      return [];
    case "some":
      return Array.from({ length: m }, inOrder);
    case "chain":
      return random.shuffle(Array.from({ length: n - 1 }, (_unused, i) => [order[i], order[i + 1]]));
    case "deliveries":
      return Array.from({ length: Math.floor(n / 2) }, (_unused, i) => [order[2 * i], order[2 * i + 1]]);
    case "circle":
      return random.shuffle(Array.from({ length: n }, (_unused, i) => [order[i], order[(i + 1) % n]]));
    case "anyhow":
      return Array.from({ length: m }, () => random.distinct(2, 1, n));
    default:
      throw new Error("there are no pairs called " + pairs);
  }
}
const before = orders();
print([[n, before.length], ...ways(), ...before]);
