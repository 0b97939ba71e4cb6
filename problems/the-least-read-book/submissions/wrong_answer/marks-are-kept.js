const fs = require("node:fs");

/** Wrong: a book that went to the cellar or to a friend keeps its mark. (Also takes the marks from a map and looks for the smallest one.) */
const [sizes, ...events] = fs.readFileSync(0, "utf8").trim().split("\n");
const room = Number(sizes.split(" ")[1]);
const markOf = new Map();
const shelf = new Set(); // in the order of the last readings
const out = [];
for (const event of events.slice(0, 3000)) {
  const x = Number(event.slice(2));
  if (event[0] === "D") {
    out.push(shelf.has(x) ? markOf.get(x) : 0);
  } else if (event[0] === "L") {
    shelf.delete(x);
  } else {
    if (!shelf.has(x) && shelf.size === room) {
      let least = null;
      for (const book of shelf) if (least === null || markOf.get(book) < markOf.get(least)) least = book;
      shelf.delete(least);
      out.push(least);
    }
    markOf.set(x, (markOf.get(x) ?? 0) + 1);
    shelf.delete(x);
    shelf.add(x);
  }
}
console.log(out.join("\n"));
