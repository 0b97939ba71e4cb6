// A board and random commands; `forward` in a hundred of them are steps. "zigzag" goes up and down the whole board.
const { readWords, createRandom, print } = require("./families.js");

const { kind, w, h, n, forward = 60, seed } = readWords();
const random = createRandom(seed);

function commands() {
  switch (kind) {
    case "random":
      return Array.from({ length: n }, () => (random.chance(forward / 100) ? "F" : random.pick("LR"))).join("");
    case "loop":
      // Along the four edges, each step twice as often as there is room for.
      return `${"F".repeat(2 * h)}R${"F".repeat(2 * w)}R`.repeat(2).slice(0, n);
    case "zigzag":
      return `${"F".repeat(h)}RFR${"F".repeat(h)}LFL`.repeat(w).slice(0, n);
    default:
      throw new Error(`there is no kind of commands called ${kind}`);
  }
}
print([[w, h], [commands()]]);
