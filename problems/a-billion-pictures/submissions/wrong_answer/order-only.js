const fs = require("node:fs");

/** Wrong: turns the order of the pieces, but not the pictures within a piece. */
class Film {
  constructor(n) {
    this.root = newPiece(1, 1, n);
  }

  move(l, r, p) {
    const [before, inside, behind] = this.cutOut(l, r);
    const [one, two] = split(join(before, behind), p);
    this.root = join(join(one, inside), two);
  }

  turn(l, r) {
    const [before, inside, behind] = this.cutOut(l, r);
    turnAll(inside);
    this.root = join(join(before, inside), behind);
  }

  pictureAt(p) {
    let piece = this.root;
    let place = p - 1;
    for (;;) {
      handDown(piece);
      const before = sizeOf(piece.left);
      if (place < before) {
        piece = piece.left;
      } else if (place < before + piece.length) {
        return piece.first + piece.step * (place - before);
      } else {
        place -= before + piece.length;
        piece = piece.right;
      }
    }
  }

  // The pieces before place l, from l to r, and behind r.
  cutOut(l, r) {
    const [front, behind] = split(this.root, r);
    const [before, inside] = split(front, l - 1);
    return [before, inside, behind];
  }
}

// Pictures first, first + step, … (length of them), with the numbers of pictures and pieces in the subtree. A turned piece is turned itself, but its
// children have still to be.
function newPiece(first, step, length) {
  return { first, step, length, size: length, count: 1, left: null, right: null, isTurned: false };
}

function sizeOf(piece) {
  return piece === null ? 0 : piece.size;
}

function measure(piece) {
  piece.size = sizeOf(piece.left) + piece.length + sizeOf(piece.right);
  piece.count = (piece.left?.count ?? 0) + 1 + (piece.right?.count ?? 0);
}

function turnAll(piece) {
  if (piece === null) return;
  [piece.left, piece.right] = [piece.right, piece.left];
  piece.isTurned = !piece.isTurned;
}

function handDown(piece) {
  if (!piece.isTurned) return;
  piece.isTurned = false;
  turnAll(piece.left);
  turnAll(piece.right);
}

// The first `wanted` pictures, and the others.
function split(piece, wanted) {
  if (piece === null) return [null, null];
  handDown(piece);
  const before = sizeOf(piece.left);
  if (wanted <= before) {
    const [one, two] = split(piece.left, wanted);
    piece.left = two;
    measure(piece);
    return [one, piece];
  }
  if (wanted >= before + piece.length) {
    const [one, two] = split(piece.right, wanted - before - piece.length);
    piece.right = one;
    measure(piece);
    return [piece, two];
  }
  // The cut goes through this piece. Its rear part gets what lies to the right of it.
  const kept = wanted - before;
  const rear = newPiece(piece.first + piece.step * kept, piece.step, piece.length - kept);
  rear.right = piece.right;
  piece.right = null;
  piece.length = kept;
  measure(rear);
  measure(piece);
  return [piece, rear];
}

function join(one, two) {
  if (one === null || two === null) return one ?? two;
  if (Math.random() * (one.count + two.count) < one.count) {
    handDown(one);
    one.right = join(one.right, two);
    measure(one);
    return one;
  }
  handDown(two);
  two.left = join(one, two.left);
  measure(two);
  return two;
}

const [sizes, ...wishes] = fs.readFileSync(0, "utf8").trim().split("\n");
const film = new Film(Number(sizes.split(" ")[0]));
const out = [];
for (const wish of wishes) {
  const [kind, ...numbers] = wish.split(" ");
  const [one, two, three] = numbers.map(Number);
  if (kind === "M") film.move(one, two, three);
  else if (kind === "T") film.turn(one, two);
  else out.push(film.pictureAt(one));
}
console.log(out.join("\n"));
