// Signposts in the shape of trees with their roots at the valley, and as many questions as the bound on their walks allows.
const { readWords, createRandom, values, treeEdges, print } = require("./families.js");

const { shape, n, q, walks = 2_000_000, pick = "random", most = 1000, places = "shuffled", seed } = readWords();
const random = createRandom(seed);

// next[v] for v = 1..n, where the arrows lead to smaller numbers; they are renamed below.
const next = new Array(n + 1).fill(0);
const half = Math.floor(n / 2);
switch (shape) {
  case "two-chains":
    for (let v = 3; v <= n; v += 1) next[v] = v - 2;
    break;
  case "fork":
    // A common way of n / 10 signposts, and two long branches of different lengths above it.
    for (let v = 2; v <= n; v += 1) next[v] = v - 1;
    if (n > 2) next[half + Math.floor(n / 5)] = Math.max(1, Math.floor(n / 10));
    break;
  case "late-fork":
    for (let v = 2; v <= n; v += 1) next[v] = v - 1;
    if (n > 2) next[n] = n - 2;
    break;
  case "forest":
    for (let v = 2; v <= n; v += 1) next[v] = random.chance(0.02) ? 0 : random.between(1, v - 1);
    break;
  case "long-forest":
    for (let v = 2; v <= n; v += 1) next[v] = v % 50 === 0 ? 0 : random.between(Math.max(1, v - 3), v - 1);
    break;
  default:
    for (const [parent, child] of treeEdges(random, shape, n)) next[child] = parent;
}
const length = [0];
for (let v = 1; v <= n; v += 1) length[v] = length[next[v]] + 1;

function question() {
  switch (pick) {
    case "ends": {
      // The two tops of the branches.
      const other = shape === "fork" ? half + Math.floor(n / 5) - 1 : n - 1;
      return random.shuffle([n, Math.max(1, other)]);
    }
    case "same": {
      const v = random.between(1, n);
      return [v, v];
    }
    case "on-the-way": {
      let v = random.between(1, n);
      const top = v;
      for (let steps = random.between(0, length[v] - 1); steps > 0; steps -= 1) v = next[v];
      return random.shuffle([top, v]);
    }
    default:
      return [random.between(1, n), random.between(1, n)];
  }
}
let left = walks;
const questions = [];
for (let i = 0; i < q; i += 1) {
  const [a, b] = question();
  if (length[a] + length[b] > left) break;
  left -= length[a] + length[b];
  questions.push([a, b]);
}
if (questions.length === 0) questions.push([1, Math.min(2, n)]);

const name = places === "in-order" ? Array.from({ length: n }, (_unused, i) => i + 1) : random.permutation(n);
const painted = values(random, "random", { n, low: 1, high: most });
const lines = [];
for (let v = 1; v <= n; v += 1) lines[name[v - 1] - 1] = [painted[v - 1], next[v] === 0 ? 0 : name[next[v] - 1]];
print([[n, questions.length], ...lines, ...questions.map(([a, b]) => [name[a - 1], name[b - 1]])]);
