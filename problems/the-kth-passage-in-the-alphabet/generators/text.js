// One text of n letters, and k; kind says how the text is made.
const { readWords, createRandom, print } = require("./families.js");

const { kind, n, letters = 26, k, seed } = readWords();
const random = createRandom(seed);

const alphabet = "abcdefghijklmnopqrstuvwxyz".slice(0, letters);
const anything = (count) => Array.from({ length: count }, () => random.pick(alphabet)).join("");

function text() {
  switch (kind) {
    case "random":
      return anything(n);
    case "equal-but-last":
      return "b".repeat(n - 1) + "a";
    case "cycle":
      return Array.from({ length: n }, (_unused, i) => alphabet[i % letters]).join("");
    case "fibonacci": {
      let [word, before] = ["ab", "a"];
      while (word.length < n) [word, before] = [word + before, word];
      return word.slice(0, n);
    }
    case "halves": {
      const half = anything(n >> 1);
      return half + anything(n % 2) + half;
    }
    default:
      throw new Error("there is no kind called " + kind);
  }
}
print([text(), [k]]);
