// One museum: kind says how rooms, keys and locks belong together. Room 1 stays room 1; everything else is renamed unless
// the order is forward or backward.
const { readWords, createRandom, treeEdges, print } = require("./families.js");

const { kind, n, m = 0, kinds = n, open = 30, empty = 0, order = "shuffled", seed } = readWords();
const random = createRandom(seed);

const keys = Array.from({ length: n }, () => (random.chance(empty / 100) ? 0 : random.between(1, kinds)));
function doors() {
  switch (kind) {
    case "random":
      return Array.from({ length: m }, () => [
        random.between(1, n),
        random.between(1, n),
        random.chance(open / 100) ? 0 : random.between(1, kinds),
      ]);
    case "next-key":
      // Room v holds the key to the door between v and v + 1.
      return treeEdges(random, "chain", n).map(([a, b]) => [a, b, (keys[a - 1] = a)]);
    case "star":
      // All doors are seen at once, and each room holds the key to the next one.
      keys[0] = 2;
      for (let v = 2; v <= n; v += 1) keys[v - 1] = v < n ? v + 1 : 0;
      return Array.from({ length: n - 1 }, (_unused, i) => [1, i + 2, i + 2]);
    case "there-and-back":
      // A corridor of open doors; behind its end, keys open side rooms from the far end back to the front.
      return Array.from({ length: n - 1 }, (_unused, i) => {
        const half = Math.floor(n / 2);
        const v = i + 2;
        if (v <= half) return ((keys[v - 1] = 0), [v - 1, v, 0]);
        keys[v - 1] = v - 1;
        return [v - half, v, v === n ? 0 : v];
      });
    case "one-kind":
      // Everything is locked in the same way, and the only key is the farthest open room's.
      keys.fill(0);
      keys[Math.floor(n / 2) - 1] = 1;
      return treeEdges(random, "deep", n).map(([a, b]) => [a, b, b <= n / 2 ? 0 : 1]);
    case "all-open":
      return treeEdges(random, "chain", n).map(([a, b]) => [a, b, 0]);
    case "last-key-missing":
      return treeEdges(random, "chain", n).map(([a, b]) => {
        keys[a - 1] = a;
        return [a, b, a === Math.floor(n * 0.9) ? n : a];
      });
    case "own-key-inside":
      // Each room holds the key to its own door.
      keys[0] = 0;
      for (let v = 2; v <= n; v += 1) keys[v - 1] = v;
      return Array.from({ length: n - 1 }, (_unused, i) => [random.between(1, i + 1), i + 2, i + 2]);
    case "tree":
      // The key to a room lies in any room that comes before it.
      keys.fill(0);
      return treeEdges(random, "random", n).map(([a, b]) => {
        const holder = random.between(1, b - 1);
        if (keys[holder - 1] === 0) keys[holder - 1] = b;
        return [a, b, keys[holder - 1]];
      });
    default:
      throw new Error(`there is no kind called ${kind}`);
  }
}

const edges = doors();
const name = [1, ...random.permutation(n - 1).map((v) => v + 1)];
const kindName = [0, ...random.permutation(n)];
const ordered = {
  forward: () => [keys, edges],
  backward: () => [keys, [...edges].reverse()],
  shuffled: () => {
    const renamed = new Array(n);
    keys.forEach((key, i) => {
      renamed[name[i] - 1] = kindName[key];
    });
    const mixed = random.shuffle(edges).map(([a, b, lock]) => {
      const ends = random.chance(0.5) ? [a, b] : [b, a];
      return [name[ends[0] - 1], name[ends[1] - 1], kindName[lock]];
    });
    return [renamed, mixed];
  },
}[order]();
print([[n, ordered[1].length], ordered[0], ...ordered[1]]);
