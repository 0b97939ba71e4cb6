// A maze. From the first room of its order to the last one; same=1: back to where one started.
const { readWords, createRandom, print } = require("./families.js");

const { kind, n, m, k, same = 0, seed } = readWords();
const random = createRandom(seed);
if (n > 30) throw new Error("a maze has at most 30 rooms");

function doors() {
  const times = (count, make) => Array.from({ length: Math.max(0, count) }, (_unused, i) => make(i));
  const any = () => [random.between(1, n), random.between(1, n)];
  switch (kind) {
    case "random":
      return times(m, any);
    case "upwards":
      // No circle but single doors that lead back into their room.
      return times(m, () => any().sort((a, b) => a - b));
    case "circle":
      return [...times(n, (i) => [i + 1, ((i + 1) % n) + 1]), ...times(m - n, any)];
    case "every":
      // From each room to each room: in every power of the matrix all numbers are equal, and so at times all are large.
      return times(n * n, (i) => [Math.floor(i / n) + 1, (i % n) + 1]);
    case "chain":
      return times(n - 1, (i) => [i + 1, i + 2]);
    case "loops":
      return [...times(n - 1, (i) => [i + 1, i + 2]), ...times(n, (i) => [i + 1, i + 1])];
    default:
      throw new Error(`there is no kind of maze called ${kind}`);
  }
}
const name = [0, ...random.permutation(n)];
const all = random.shuffle(doors().map(([from, to]) => [name[from], name[to]]));
print([[n, all.length, name[1], name[same === 1 ? 1 : n], k], ...all]);
