// One text of n letters; kind says what occurs twice in it.
const { readWords, createRandom, print } = require("./families.js");

const { kind, n, letters = 26, length = 1, seed } = readWords();
const random = createRandom(seed);

const alphabet = "abcdefghijklmnopqrstuvwxyz".slice(0, letters);
const anything = (count) => Array.from({ length: Math.max(0, count) }, () => random.pick(alphabet)).join("");
/** Letter i says whether the number i has an even or an odd count of ones. */
const thueMorse = (count, [even, odd]) => {
  const ones = [0];
  for (let i = 1; i < count; i += 1) ones.push(ones[i >> 1] ^ (i & 1));
  return ones.slice(0, count).map((bit) => (bit === 1 ? odd : even)).join("");
};

function text() {
  switch (kind) {
    case "random":
      return anything(n);
    case "fibonacci": {
      let [word, before] = ["ab", "a"];
      while (word.length < n) [word, before] = [word + before, word];
      return word.slice(0, n);
    }
    case "thue-morse":
      return thueMorse(n, "ab");
    case "thue-morse-inside": {
      // Two passages that differ only in 2048 letters in the middle, where one has the Thue-Morse word and the other one
      // has it with its letters exchanged: their hashes are equal modulo 2^64 in every base.
      const inside = 2048;
      const around = Math.floor((n - 2 * inside - 6) / 4);
      const [front, back] = [anything(around), anything(around)];
      const rest = anything(n - 2 * (2 * around + inside));
      return front + thueMorse(inside, "ab") + back + rest + front + thueMorse(inside, "ba") + back;
    }
    case "halves": {
      const half = anything(n >> 1);
      return half + anything(n % 2) + half;
    }
    case "planted": {
      // Copies of one passage at two places that do not overlap.
      if (2 * length > n) throw new Error("the passage is too long");
      const passage = anything(length);
      const first = random.between(0, n - 2 * length);
      const second = random.between(first + length, n - length);
      return anything(first) + passage + anything(second - first - length) + passage + anything(n - second - length);
    }
    default:
      throw new Error("there is no kind called " + kind);
  }
}
print([text()]);
