const fs = require("node:fs");

/**
 * A doubly linked ring holds the shelf, and a map leads from a book's number to its node. One extra node lies between the right end and
 * the left end, so no book lacks a neighbour.
 */
class Shelf {
  constructor(c) {
    this.room = c;
    this.nodeOf = new Map();
    this.ends = { book: 0, left: null, right: null };
    this.ends.left = this.ends;
    this.ends.right = this.ends;
  }

  read(x) {
    let node = this.nodeOf.get(x);
    const isFetched = node === undefined;
    if (isFetched) {
      node = { book: x, left: null, right: null };
      this.nodeOf.set(x, node);
    } else {
      unlink(node);
    }
    node.left = this.ends;
    node.right = this.ends.right;
    node.right.left = node;
    this.ends.right = node;
    if (this.nodeOf.size > this.room) this.lend(this.ends.left.book);
    return isFetched;
  }

  lend(x) {
    const node = this.nodeOf.get(x);
    if (node === undefined) return;
    unlink(node);
    this.nodeOf.delete(x);
  }

  neighbours(x) {
    const node = this.nodeOf.get(x);
    return node === undefined ? null : [node.left.book, node.right.book];
  }
}

function unlink(node) {
  node.left.right = node.right;
  node.right.left = node.left;
}

const [sizes, ...events] = fs.readFileSync(0, "utf8").trim().split("\n");
const shelf = new Shelf(Number(sizes.split(" ")[1]));
const out = [];
let fetched = 0;
for (const event of events) {
  const x = Number(event.slice(2));
  if (event[0] === "R") fetched += shelf.read(x) ? 1 : 0;
  else if (event[0] === "L") shelf.lend(x);
  else out.push(shelf.neighbours(x)?.join(" ") ?? "away");
}
out.push(fetched);
console.log(out.join("\n"));
