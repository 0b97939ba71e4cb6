// One network; kind says how its pipes lie, capacities of which kind of values they are. order: listed, backward or shuffled, which
// is about the pipes and not about the numbers of the stations.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, n, m, most = 1_000_000_000, capacities = "random", order = "shuffled", names = "mixed", seed } = readWords();
const random = createRandom(seed);

function pipes() {
  const found = [];
  const add = (a, b, c = null) => {
    if (a !== b && found.length < m) found.push([a, b, c]);
  };
  switch (kind) {
    case "any":
      for (let i = 0; i < m; i += 1) add(random.between(1, n), random.between(1, n));
      break;
    case "forward":
      // Few steps forward from station to station, and one in ten back.
      for (let i = 0; i < m; i += 1) {
        const a = random.between(1, n);
        const b = Math.min(n, a + random.between(1, 5));
        if (random.chance(0.1)) add(b, a);
        else add(a, b);
      }
      break;
    case "line":
      for (let v = 2; v <= n; v += 1) add(v - 1, v);
      break;
    case "parallel":
      for (let i = 0; i < m; i += 1) add(1, n);
      break;
    case "everybody":
      // All inner stations are joined both ways by narrow pipes, and with both ends by wide ones, which are listed last.
      for (let a = 2; a < n; a += 1) for (let b = 2; b < n; b += 1) add(a, b, random.between(1, Math.ceil(most / n)));
      for (let a = 2; a < n; a += 1) {
        add(1, a, random.between(Math.ceil(most / 2), most));
        add(a, n, random.between(Math.ceil(most / 2), most));
      }
      break;
    case "two-sides": {
      // Work on one side, workers on the other: all ways have three pipes.
      const half = n >> 1;
      for (let a = 2; a <= half; a += 1) add(1, a);
      for (let b = half + 1; b < n; b += 1) add(b, n);
      for (let i = found.length; i < m; i += 1) add(random.between(2, half), random.between(half + 1, n - 1));
      break;
    }
    case "bridge":
      // The classic: two wide ways, and one narrow pipe between them, many times in a row.
      for (let v = 1; v + 3 <= n; v += 3) {
        add(v, v + 1, most);
        add(v, v + 2, most);
        add(v + 1, v + 2, 1);
        add(v + 1, v + 3, most);
        add(v + 2, v + 3, most);
      }
      break;
    case "apart":
      // No way leads from the first half to the second one.
      for (let i = 0; i < m; i += 1) {
        const half = n >> 1;
        const [a, b] = [random.between(1, n), random.between(1, n)];
        if (a > half || b <= half) add(a, b);
      }
      break;
    default:
      throw new Error(`there is no kind of network called ${kind}`);
  }
  const some = values(random, capacities, { n: found.length, low: 1, high: most });
  return found.map(([a, b, c], i) => [a, b, c ?? some[i]]);
}

// The first and the last station keep their numbers.
const inner = Array.from({ length: n - 2 }, (_unused, i) => i + 2);
const name = [0, 1, ...(names === "mixed" ? random.shuffle(inner.slice()) : inner), n];
const named = pipes().map(([a, b, c]) => [name[a], name[b], c]);
const ordered = { listed: () => named, backward: () => named.reverse(), shuffled: () => random.shuffle(named) }[order]();
print([[n, ordered.length], ...ordered]);
