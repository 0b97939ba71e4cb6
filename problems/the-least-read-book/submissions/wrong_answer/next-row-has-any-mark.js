const fs = require("node:fs");

// Both kinds of list are rings through one extra node.
function newRing(fields) {
  const ring = { ...fields, before: null, behind: null };
  ring.before = ring;
  ring.behind = ring;
  return ring;
}

function linkBehind(node, place) {
  node.before = place;
  node.behind = place.behind;
  node.behind.before = node;
  place.behind = node;
}

function unlink(node) {
  node.before.behind = node.behind;
  node.behind.before = node.before;
}

/** Wrong: takes the row behind for the one with the next mark, whatever its mark is. */
class Shelf {
  constructor(c) {
    this.room = c;
    this.rows = newRing({ mark: 0, books: null });
    this.nodeOf = new Map();
  }

  read(x) {
    const node = this.nodeOf.get(x);
    if (node !== undefined) {
      const next = rowForNextMark(node.row);
      takeOff(node);
      putOn(node, next);
      return null;
    }
    let gone = null;
    if (this.nodeOf.size === this.room) {
      gone = this.rows.behind.books.behind.book;
      this.lend(gone);
    }
    const added = { book: x, row: null, before: null, behind: null };
    putOn(added, rowForNextMark(this.rows));
    this.nodeOf.set(x, added);
    return gone;
  }

  lend(x) {
    const node = this.nodeOf.get(x);
    if (node === undefined) return;
    takeOff(node);
    this.nodeOf.delete(x);
  }

  markOf(x) {
    return this.nodeOf.get(x)?.row.mark ?? 0;
  }
}

function rowForNextMark(row) {
  if (row.behind.mark <= row.mark) {
    const books = newRing({ book: 0 });
    linkBehind({ mark: row.mark + 1, books, before: null, behind: null }, row);
  }
  return row.behind;
}

function putOn(node, row) {
  node.row = row;
  linkBehind(node, row.books.before);
}

function takeOff(node) {
  unlink(node);
  if (node.row.books.behind === node.row.books) unlink(node.row);
}

const [sizes, ...events] = fs.readFileSync(0, "utf8").trim().split("\n");
const shelf = new Shelf(Number(sizes.split(" ")[1]));
const out = [];
for (const event of events) {
  const x = Number(event.slice(2));
  if (event[0] === "R") {
    const gone = shelf.read(x);
    if (gone !== null) out.push(gone);
  } else if (event[0] === "L") {
    shelf.lend(x);
  } else {
    out.push(shelf.markOf(x));
  }
}
console.log(out.join("\n"));
