// Two diaries: the first is made of words from 1 to words, and kind says how the second one is related to it.
const { readWords, createRandom, print } = require("./families.js");

const { kind, n, m = n, words, percent = 20, shift = 0, seed } = readWords();
const random = createRandom(seed);

const word = () => random.between(1, words);
const row = (length, make = word) => Array.from({ length }, (_unused, i) => make(i));

function bothDiaries() {
  switch (kind) {
    case "apart":
      return [row(n), row(m)];
    case "different":
      return [row(n, () => 2 * word() - 1), row(m, () => 2 * word())];
    case "changed": {
      // Words are left out, added or exchanged.
      const first = row(n);
      const second = first.flatMap((each) => {
        const chance = random.between(1, 100);
        if (chance <= percent) return [];
        if (chance <= 2 * percent) return [each, word()];
        return [chance <= 3 * percent ? word() : each];
      });
      return [first, second.length > 0 ? second.slice(0, 5000) : [word()]];
    }
    case "shifted": {
      const first = row(n);
      return [first, [...first.slice(shift), ...row(shift)]];
    }
    case "reversed": {
      const first = row(n);
      return [first, first.slice().reverse()];
    }
    case "equal":
      return [row(n, () => words), row(m, () => words)];
    case "permutations":
      // Every word once in each diary.
      return [random.permutation(n), random.permutation(n)];
    case "blocks":
      // Long runs of one word: 1…1 2…2 against 2…2 1…1.
      return [row(n, (i) => (i < n / 2 ? 1 : 2)), row(m, (i) => (i < m / 2 ? 2 : 1))];
    default:
      throw new Error("there is no kind called " + kind);
  }
}
const [a, b] = bothDiaries();
print([[a.length, b.length], a, b]);
