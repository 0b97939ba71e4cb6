const fs = require("node:fs");

/** Too slow: a linked list without a map, so each book is looked for from the left end. */
const [sizes, ...events] = fs.readFileSync(0, "utf8").trim().split("\n");
const room = Number(sizes.split(" ")[1]);
const ends = { book: 0, left: null, right: null };
ends.left = ends;
ends.right = ends;
let count = 0;
let fetched = 0;
const out = [];
const remove = (node) => {
  node.left.right = node.right;
  node.right.left = node.left;
  count--;
};
for (const event of events) {
  const x = Number(event.slice(2));
  let node = ends.right;
  while (node !== ends && node.book !== x) node = node.right;
  if (event[0] === "N") {
    out.push(node === ends ? "away" : `${node.left.book} ${node.right.book}`);
    continue;
  }
  if (node !== ends) remove(node);
  if (event[0] === "L") continue;
  if (node === ends) fetched++;
  const added = { book: x, left: ends, right: ends.right };
  added.right.left = added;
  ends.right = added;
  count++;
  if (count > room) remove(ends.left);
}
out.push(fetched);
console.log(out.join("\n"));
