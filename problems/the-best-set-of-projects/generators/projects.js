// Projects and conditions; kind says who needs whom.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, n, m, most = 1_000_000_000, profits = "random", seed } = readWords();
const random = createRandom(seed);

const half = Math.max(1, n >> 1);
const profit = values(random, profits, { n, low: -most, high: most });
if (kind === "tools") {
  // The first half earns a little, and the second half costs more.
  for (let i = 0; i < n; i += 1) profit[i] = i < half ? random.between(0, most >> 2) : -random.between(0, most);
}
const conditions = [];
for (let i = 0; i < m && n > 1; i += 1) {
  const [a, b] = {
    any: () => [random.between(1, n), random.between(1, n)],
    // Nobody needs each other: conditions lead to larger numbers only.
    ordered: () => [random.between(1, n), random.between(1, n)].sort((x, y) => x - y),
    tools: () => [random.between(1, half), random.between(Math.min(n, half + 1), n)],
    near: () => {
      const one = random.between(1, n);
      return [one, Math.min(n, one + random.between(1, 4))];
    },
    chain: () => [(i % (n - 1)) + 1, (i % (n - 1)) + 2],
    ring: () => [(i % n) + 1, ((i + 1) % n) + 1],
  }[kind]();
  if (a !== b) conditions.push([a, b]);
}
const name = random.permutation(n);
const named = [];
for (let i = 0; i < n; i += 1) named[name[i] - 1] = profit[i];
print([[n, conditions.length], named, ...random.shuffle(conditions).map(([a, b]) => [name[a - 1], name[b - 1]])]);
