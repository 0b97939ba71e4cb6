// q lines about one list; kind says which words they name, mix how often each sort of line comes.
const { readWords, createRandom, print } = require("./families.js");

const { kind, q = 1, length = 1, size = 4, letters = 26, mix = "++-??", seed } = readWords();
const random = createRandom(seed);

const alphabet = "abcdefghijklmnopqrstuvwxyz".slice(0, letters);
const word = (count) => Array.from({ length: count }, () => random.pick(alphabet)).join("");

function lines() {
  switch (kind) {
    case "random":
      return Array.from({ length: q }, () => [random.pick(mix), word(random.between(1, length))]);
    case "questions-after": {
      // Different words that begin with a, then questions that nearly all of them answer.
      const count = q >> 1;
      if (count > 26 ** (size - 1)) throw new Error("there are not as many words");
      const numbers = random.distinct(count, 0, 26 ** (size - 1) - 1);
      const name = (number) => {
        let text = "";
        for (let left = number; text.length < size - 1; left = Math.floor(left / 26)) text += alphabet[left % 26];
        return "a" + text;
      };
      return [...numbers.map((number) => ["+", name(number)]), ...Array.from({ length: q - count }, () => ["?", "a"])];
    }
    case "long": {
      // Words that differ only far down.
      const stem = "a".repeat(length - 2);
      return Array.from({ length: q }, (_unused, i) => [i === q - 1 ? "?" : random.pick("++-"), stem + random.pick("ab") + random.pick("ab")]);
    }
    case "only":
      return [["?", "z".repeat(400_000)]];
    case "again":
      // The same few words come and go.
      return Array.from({ length: q }, (_unused, i) => [i % 9 === 8 ? "?" : random.pick("+--"), random.pick(["b", "ba", "bab", "baba", "bb", "bbb", "c"])]);
    case "deceptive": {
      // Thue-Morse words, which for every odd base have the same hash modulo 2^64; and a word that is long, but all z.
      const ones = [0];
      while (ones.length < 2048) ones.push(...ones.map((bit) => 1 - bit));
      const name = (turned) => ones.map((bit) => "ab"[bit ^ turned]).join("");
      const longest = "z".repeat(length);
      const known = [["+", name(0)], ["?", name(1)], ["-", name(1)], ["?", name(0)], ["+", name(1)], ["?", "a"], ["?", "b"]];
      return [...known, ["+", longest], ["?", "z"], ["-", longest], ["?", "z"]];
    }
    default:
      throw new Error("there is no kind called " + kind);
  }
}
const all = lines();
if (all.every(([task]) => task !== "?")) all[all.length - 1][0] = "?";
print([[all.length], ...all]);
