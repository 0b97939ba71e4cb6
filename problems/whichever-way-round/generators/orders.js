// Orders for n trains: `kind` says which trains are coupled, with turns in between.
const { readWords, createRandom, print } = require("./families.js");

const { n, q, kind = "random", mix = "CCCTTW", seed } = readWords();
const random = createRandom(seed);
const lines = [];
const name = random.permutation(n);
const add = (...words) => {
  if (lines.length < q) lines.push(words);
};
switch (kind) {
  case "grow-and-turn":
    // One train grows at its end and is turned after each coach.
    for (let i = 1; i < n; i += 1) {
      add("C", name[0], name[i]);
      add("T", name[0]);
    }
    break;
  case "turn-long":
    // First one long train, and then nothing but turns.
    for (let i = 1; i < n && i < q / 2; i += 1) add("C", name[0], name[i]);
    while (lines.length < q - 1) add("T", name[0]);
    add("W", name[0]);
    break;
  case "long-behind-short":
    // The long train is turned and coupled to a single coach each time.
    for (let i = 1; i < n; i += 1) {
      if (random.chance(0.3)) add("T", name[i - 1]);
      add("C", name[i], name[i - 1]);
    }
    break;
  case "tree":
    for (let width = 1; width < n; width *= 2) {
      for (let i = 0; i + width < n; i += 2 * width) {
        if (random.chance(0.5)) add("T", name[i]);
        if (random.chance(0.5)) add("T", name[i + width]);
        add("C", name[i], name[i + width]);
      }
    }
    break;
  case "pairs-between-two": {
    // Two long trains; one is turned, the other coupled to it, and everything is split over single coaches again.
    const half = Math.floor(n / 2);
    for (let i = 1; i < half; i += 1) add("C", name[i % 2], name[i + 1]);
    for (let i = 0; lines.length < q; i += 1) {
      add("T", name[i % 2]);
      add("C", name[i % 2], name[1 - (i % 2)]);
    }
    break;
  }
  default:
    while (lines.length < q) {
      const order = random.pick(mix);
      if (order === "C") add("C", random.between(1, n), random.between(1, n));
      else add(order, random.between(1, n));
    }
}
while (lines.length < q) add(random.pick("TW"), random.pick(name));
print([[n, q], ...lines]);
