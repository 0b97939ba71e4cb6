// A grid and its commands: so many per cent of them are questions, mixed with the others or all at the end; the last
// command is always one.
const { readWords, createRandom, print } = require("./families.js");

const { r, c, q, questions, commands = "RLHV", order = "mixed", seed } = readWords();
const random = createRandom(seed);

const letter = () => String.fromCharCode(96 + random.between(1, 26));
const grid = Array.from({ length: r }, () => Array.from({ length: c }, letter).join(""));

let [rows, columns] = [r, c];
function command(isQuestion) {
  if (isQuestion) return ["?", random.between(1, rows), random.between(1, columns)];
  const kind = random.pick([...commands]);
  if (kind === "R" || kind === "L") [rows, columns] = [columns, rows];
  return [kind];
}

const asked = Math.max(1, Math.round((q * questions) / 100));
const isQuestion = Array.from({ length: q - 1 }, (_unused, i) => i >= q - asked);
if (order === "mixed") random.shuffle(isQuestion);
print([[r, c, q], ...grid, ...[...isQuestion, true].map(command)]);
