// Events around one shelf: `books` different books with numbers up to `most`; `kind` says which one comes next.
const { readWords, createRandom, print } = require("./families.js");

const { q, c, books, kind = "random", mix = "RRRRLN", most = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);
const number = random.distinct(books, 1, most);
const lines = [];
for (let i = 0; i < q; i += 1) {
  switch (kind) {
    case "around":
      // Each book in turn: with one place too few on the shelf, each of them has just gone.
      lines.push(["R", number[i % books]]);
      break;
    case "far-end":
      // The shelf is filled, and then the book at its right end is read or looked at.
      if (i < books) lines.push(["R", number[i]]);
      else lines.push([i % 8 === 7 ? "N" : "R", number[(i - books) % books]]);
      break;
    case "lend-and-read": {
      // Filled, then books from all over the shelf are lent and read again.
      if (i < books) lines.push(["R", number[i]]);
      else {
        const x = i % 2 === 0 ? random.pick(number) : lines[i - 1][1];
        lines.push([i % 2 === 0 ? "L" : "R", x]);
      }
      break;
    }
    case "look":
      if (i < books) lines.push(["R", number[i]]);
      else lines.push(["N", random.pick(number)]);
      break;
    case "favourites": {
      const x = random.chance(0.8) ? number[random.between(0, Math.min(books - 1, 20))] : random.pick(number);
      lines.push([random.pick(mix), x]);
      break;
    }
    default:
      lines.push([random.pick(mix), random.pick(number)]);
  }
}
print([[q, c === "any" ? random.between(1, 5) : c], ...lines]);
