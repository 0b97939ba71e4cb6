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
if (kind === "crowds") {
  // Many good projects pay for one dear tool, but only all together; beside them stand projects that need the same tool and
  // a second one, and make a loss. One step at a time, neither everything nor nothing leads to the good ones alone.
  const crowd = 16;
  const part = Math.floor(most / 100);
  for (let tool = 1; tool + 3 * crowd <= n; tool += 3 * crowd + 1) {
    profit[tool - 1] = -random.between(98 * part, 100 * part);
    for (let good = tool + 1; good <= tool + crowd; good += 1) {
      const [bad, second] = [good + crowd, good + 2 * crowd];
      profit[good - 1] = random.between(8 * part, 9 * part);
      profit[bad - 1] = random.between(1, part);
      profit[second - 1] = -random.between(5 * part, 6 * part);
      conditions.push([good, tool], [bad, tool], [bad, second]);
    }
  }
}
const name = random.permutation(n);
const named = [];
for (let i = 0; i < n; i += 1) named[name[i] - 1] = profit[i];
print([[n, conditions.length], named, ...random.shuffle(conditions).map(([a, b]) => [name[a - 1], name[b - 1]])]);
