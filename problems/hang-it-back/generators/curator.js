// A day with one curator: `kind` says what she likes to do. The row is kept beside, so that every event is one that can happen.
const { readWords, createRandom, print } = require("./families.js");

const { n, q, kind = "random", seed } = readWords();
const random = createRandom(seed);
const OUT = -1;
const left = Int32Array.from({ length: n + 1 }, (_unused, i) => (i === 0 ? n : i - 1));
const right = Int32Array.from({ length: n + 1 }, (_unused, i) => (i === n ? 0 : i + 1));
let hanging = n;
const log = [];
let inForce = 0;
const lines = [];

function put(x, behind) {
  if (left[x] !== OUT) {
    right[left[x]] = right[x];
    left[right[x]] = left[x];
    left[x] = OUT;
    hanging -= 1;
  }
  if (behind === OUT) return;
  const following = right[behind];
  left[x] = behind;
  right[behind] = x;
  right[x] = following;
  left[following] = x;
  hanging += 1;
}
const isFull = () => lines.length >= q;
function change(x, behind) {
  if (isFull()) return;
  lines.push(behind === OUT ? ["A", x] : ["M", x, behind]);
  log.length = inForce;
  log.push([x, left[x], behind]);
  inForce += 1;
  put(x, behind);
}
function undo() {
  if (isFull()) return;
  lines.push(["U"]);
  if (inForce === 0) return;
  inForce -= 1;
  put(log[inForce][0], log[inForce][1]);
}
function redo() {
  if (isFull()) return;
  lines.push(["R"]);
  if (inForce === log.length) return;
  put(log[inForce][0], log[inForce][2]);
  inForce += 1;
}
function ask(x = random.between(1, n)) {
  if (!isFull()) lines.push(["N", x]);
}
/** A picture on the wall other than this one, or 0; the leftmost ones where few are left. */
function onTheWall(except) {
  if (random.chance(0.05)) return 0;
  for (let tries = 0; tries < 20; tries += 1) {
    const y = random.between(1, n);
    if (y !== except && left[y] !== OUT) return y;
  }
  return right[0] === except ? right[except] : right[0];
}
function move() {
  const x = random.between(1, n);
  change(x, onTheWall(x));
}
function archive() {
  const x = hanging === 0 ? 0 : onTheWall(0);
  if (x !== 0) change(x, OUT);
}
const repeat = (count, action) => {
  for (let i = 0; i < count; i += 1) action();
};

switch (kind) {
  case "undo-all":
    // Half a day of changes, then all of them back, with a question now and then.
    while (lines.length < q * 0.45) random.pick([move, move, archive, ask])();
    while (inForce > 0 && !isFull()) random.pick([undo, undo, undo, undo, undo, ask])();
    break;
  case "back-and-forth":
    repeat(Math.floor(q / 4), () => random.pick([move, archive])());
    while (!isFull()) {
      repeat(random.between(1, 1000), undo);
      ask();
      repeat(random.between(1, 1000), redo);
      ask();
    }
    break;
  case "empty-the-wall":
    // Everything goes to the archive in random order, comes back in reverse, and goes again.
    for (const x of random.permutation(n)) change(x, OUT);
    repeat(Math.floor(n / 2), undo);
    repeat(Math.floor(n / 3), () => ask());
    while (!isFull()) redo();
    break;
  case "to-the-front":
    while (!isFull()) {
      change(left[0], 0);
      if (random.chance(0.2)) undo();
      if (random.chance(0.1)) ask(right[0]);
    }
    break;
  case "to-the-end":
    while (!isFull()) {
      if (right[0] !== left[0]) change(right[0], left[0]);
      if (random.chance(0.2)) undo();
      if (random.chance(0.1)) ask(left[0]);
    }
    break;
  case "stays":
    // Many are moved to where they hang.
    while (!isFull()) {
      const x = random.between(1, n);
      random.pick([() => (left[x] === OUT ? change(x, 0) : change(x, left[x])), move, archive, undo, redo, () => ask(x)])();
    }
    break;
  case "new-instead":
    // Undoes a few, changes something new, and then asks for what is lost to be done again.
    while (!isFull()) {
      repeat(5, () => random.pick([move, archive])());
      repeat(random.between(1, 4), undo);
      move();
      redo();
      ask();
      repeat(random.between(0, 2), undo);
      redo();
      ask();
    }
    break;
  case "few":
    // The same few pictures again and again, in and out of the archive.
    while (!isFull()) {
      const x = random.between(1, Math.min(n, 4));
      random.pick([() => (left[x] === OUT ? change(x, onTheWall(x)) : change(x, OUT)), undo, redo, () => ask(x)])();
    }
    break;
  default:
    while (!isFull()) random.pick([move, move, archive, undo, undo, redo, ask])();
}
while (!isFull()) ask();
print([[n, q], ...lines]);
