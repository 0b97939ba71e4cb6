// Events around one shelf: `books` different books with numbers up to `most`; `kind` says which one comes next.
const { readWords, createRandom, print } = require("./families.js");

const { q, c, books, kind = "random", mix = "RRRRRLD", most = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);
const number = random.distinct(books, 1, most);
const lines = [];
for (let i = 0; i < q; i += 1) {
  switch (kind) {
    case "around":
      // Each book in turn: with one place too few, each has just gone.
      lines.push(["R", number[i % books]]);
      break;
    case "stairs": {
      // Marks 1, 2, 3, … for different books: as many rows as there can be.
      const row = lines.length;
      for (let times = 0; times <= (row % 600) && lines.length < q; times += 1) lines.push(["R", number[row % books]]);
      i = lines.length - 1;
      break;
    }
    case "fill-then-new":
      // The shelf is full of books that were read twice; then new ones come, and each drives out the last.
      if (i < 2 * c) lines.push(["R", number[i % c]]);
      else lines.push(["R", number[i % books]]);
      break;
    case "fill-then-raise":
      // The mark of each book rises in turns, so the smallest mark belongs to ever fewer of them.
      if (i < c) lines.push(["R", number[i]]);
      else if (i % 5 === 4) lines.push(["R", number[c + (i % Math.max(1, books - c))]]);
      else lines.push(["R", number[random.between(0, c - 1)]]);
      break;
    case "one-favourite":
      lines.push([i % 3 === 2 ? "D" : "R", i % 2 === 0 ? number[0] : random.pick(number)]);
      break;
    case "lend-the-only": {
      // A book is read often and lent, so that its row is empty again and again.
      const x = number[Math.floor(i / 4) % books];
      lines.push([i % 4 === 3 ? "L" : "R", x]);
      break;
    }
    default:
      lines.push([random.pick(mix), random.pick(number)]);
  }
}
const event = lines[q - 1];
event[0] = "D";
print([[q, c === "any" ? random.between(1, 4) : c], ...lines.slice(0, q)]);
