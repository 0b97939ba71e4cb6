// One session at the editor: `kind` says in which shape texts grow; `letters` how many different letters are typed.
const { readWords, createRandom, print } = require("./families.js");

const { q, kind = "random", letters = 26, seed } = readWords();
const random = createRandom(seed);
const letter = () => String.fromCharCode(96 + random.between(1, letters));
const lines = [];
const add = (event, value) => {
  if (lines.length < q) lines.push([event, value]);
};
const earlier = () => random.between(0, lines.length);
const third = Math.floor(q / 3);
switch (kind) {
  case "long-then-asked":
    for (let i = 0; i < third; i += 1) add("T", letter());
    while (lines.length < q) add(random.pick("LC"), random.between(1, third));
    break;
  case "long-then-far-back":
    // One letter off and one on at the end of a long text, with questions for its beginning.
    for (let i = 0; i < third; i += 1) add("T", letter());
    while (lines.length < q) {
      add("B", random.between(1, 9));
      add("T", letter());
      add("L", random.between(1, 9));
      add("G", third);
    }
    break;
  case "two-long-ones": {
    // Two long texts that part at their first letter, compared again and again.
    for (let i = 0; i < third; i += 1) add("T", letter());
    add("G", 0);
    for (let i = 0; i < third; i += 1) add("T", i === 0 ? "z" : letter());
    while (lines.length < q) add("C", random.between(third - 50, third));
    break;
  }
  case "typed-again":
    // The same long text typed twice is one text.
    for (let i = 0; i < third; i += 1) add("T", "abcab"[i % 5]);
    add("G", 0);
    for (let i = 0; i < third; i += 1) add("T", "abcab"[i % 5]);
    while (lines.length < q) add("C", random.between(0, third));
    break;
  case "back-and-forth":
    for (let i = 0; i < third; i += 1) add("T", letter());
    while (lines.length < q) {
      add("G", random.between(0, third));
      add("T", letter());
      add("C", earlier());
    }
    break;
  case "comb": {
    // A long text, and from each of its places a side branch of one letter.
    for (let i = 0; i < third; i += 1) add("T", "a");
    while (lines.length < q) {
      add("G", random.between(1, third));
      add("T", "b");
      add("C", Math.min(lines.length, random.between(third, third + 600)));
    }
    break;
  }
  case "empties":
    while (lines.length < q) {
      add("T", letter());
      add("B", random.between(1, 300_000));
      add(random.pick("LC"), 1);
    }
    break;
  case "hardly-asked": {
    // Nearly all events type a letter; the questions are for the first ones, before and after most are deleted.
    const typed = q - 30;
    while (lines.length < typed) add("T", letter());
    for (let i = 0; i < 10; i += 1) add("L", random.between(1, 9));
    add("B", typed - 9);
    while (lines.length < q) add(random.pick("LC"), random.between(1, 9));
    break;
  }
  case "opposites": {
    // The Thue-Morse word and its opposite: polynomial hashes modulo 2^64 are equal for them.
    const ones = (i) => i.toString(2).replaceAll("0", "").length;
    for (const opposite of [0, 1]) {
      add("G", 0);
      for (let i = 0; i < 2048; i += 1) add("T", "ab"[(ones(i) + opposite) % 2]);
    }
    add("C", 2049);
    while (lines.length < q) add("C", random.between(0, lines.length));
    break;
  }
  default:
    while (lines.length < q) {
      const event = random.pick("TTTTTBGLC");
      if (event === "T") add("T", letter());
      else if (event === "B") add("B", random.between(1, 4));
      else if (event === "L") add("L", random.between(1, Math.min(300_000, 6 + Math.floor(lines.length / 8))));
      else add(event, earlier());
    }
}
if (!lines.some(([event]) => event === "L" || event === "C")) lines[q - 1] = ["L", 1];
print([[q], ...lines]);
