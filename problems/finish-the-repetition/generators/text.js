// One text of n letters; kind says of which blocks it can be the beginning.
const { readWords, createRandom, print } = require("./families.js");

const { kind, n, letters = 2, block = 1, short = 1, long = 2, seed } = readWords();
const random = createRandom(seed);

const alphabet = "abcdefghijklmnopqrstuvwxyz".slice(0, letters);
const anything = (count) => Array.from({ length: count }, () => random.pick(alphabet)).join("");

function text() {
  switch (kind) {
    case "random":
      return anything(n);
    case "block":
      return anything(block).repeat(Math.ceil(n / block)).slice(0, n);
    case "equal-but-last":
      return "a".repeat(n - 1) + "b";
    case "fibonacci": {
      let [word, before] = ["ab", "a"];
      while (word.length < n) [word, before] = [word + before, word];
      return word.slice(0, n);
    }
    case "thue-morse": {
      // For n a power of two, the halves are opposite; from 2048 on, their hashes modulo 2^64 are equal for every odd base.
      const ones = [0];
      for (let i = 1; i < n; i += 1) ones.push(ones[i >> 1] ^ (i & 1));
      return ones.map((bit) => alphabet[bit]).join("");
    }
    case "two-blocks": {
      // Both blocks are possible. Letters that have to be equal are joined; each group gets a letter of its own.
      const group = Array.from({ length: n }, (_unused, i) => i);
      const leaderOf = (i) => {
        let leader = i;
        while (group[leader] !== leader) leader = group[leader] = group[group[leader]];
        return leader;
      };
      for (const step of [short, long]) {
        for (let i = step; i < n; i += 1) group[leaderOf(i)] = leaderOf(i - step);
      }
      const letterOf = new Map();
      return Array.from({ length: n }, (_unused, i) => {
        const leader = leaderOf(i);
        if (!letterOf.has(leader)) letterOf.set(leader, "abcdefghijklmnopqrstuvwxyz"[letterOf.size % 26]);
        return letterOf.get(leader);
      }).join("");
    }
    default:
      throw new Error("there is no kind called " + kind);
  }
}
if (n < 1 || block < 1 || short < 1 || long < 1) throw new Error("all lengths are at least 1");
print([text()]);
