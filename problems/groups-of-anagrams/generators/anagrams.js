// One list of words; kind says how many of them are anagrams of each other.
const { readWords, createRandom, print } = require("./families.js");

const { kind, n, low = 5, high = 5, letters = 26, groups = 1, length = 5, seed } = readWords();
const random = createRandom(seed);

const alphabet = "abcdefghijklmnopqrstuvwxyz".slice(0, letters);
const word = (size) => Array.from({ length: size }, () => random.pick(alphabet)).join("");
const mixed = (text) => random.shuffle([...text]).join("");

function words() {
  switch (kind) {
    case "random":
      return Array.from({ length: n }, () => word(random.between(low, high)));
    case "few": {
      const first = Array.from({ length: groups }, () => word(length));
      return Array.from({ length: n }, () => mixed(random.pick(first)));
    }
    case "heavy":
      // Many times the letter a, and one more letter: products of primes come to zero in 32 and 64 bits.
      return Array.from({ length: n }, () => mixed("a".repeat(length) + word(1)));
    case "beyond":
      // Short words, half of them with 256 times one letter more: in a byte the counts are the same.
      return Array.from({ length: n }, (_unused, i) => mixed(word(length) + (i % 2 === 0 ? "" : word(1).repeat(256))));
    case "apart": {
      // Five letters each, no two words are anagrams.
      let all = [""];
      // Ten letters give two thousand words at once.
      const some = [...(n > 2000 ? alphabet : alphabet.slice(0, 10))];
      for (let size = 1; size <= 5; size += 1) {
        all = all.flatMap((text) => some.filter((letter) => letter >= text.slice(-1)).map((letter) => text + letter));
      }
      if (n > all.length) throw new Error("there are not as many words");
      return random.shuffle(all).slice(0, n).map(mixed);
    }
    default:
      throw new Error("there is no kind called " + kind);
  }
}
print([[n], ...words()]);
