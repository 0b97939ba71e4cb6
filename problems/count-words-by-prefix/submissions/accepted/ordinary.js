// As many write it: nodes are objects, the copies of a word are kept where it ends.
const fs = require("fs");

const root = { next: {} };
const lines = fs.readFileSync(0, "utf8").trim().split("\n");
lines.shift();
for (const line of lines) {
  const [op, word] = line.split(" ");
  if (op === "+") add(word);
  if (op === "-") remove(word);
  if (op === "?") {
    const node = find(word);
    console.log(node ? node.all + " " + node.different : "0 0");
  }
}

function find(word) {
  let node = root;
  for (const letter of word) {
    node = node.next[letter];
    if (!node) return null;
  }
  return node;
}

function add(word) {
  const known = find(word);
  const isNew = !known || !known.copies;
  let node = root;
  for (const letter of word) {
    if (!node.next[letter]) node.next[letter] = { next: {}, all: 0, different: 0, copies: 0 };
    node = node.next[letter];
    node.all++;
    if (isNew) node.different++;
  }
  node.copies++;
}

function remove(word) {
  const end = find(word);
  if (!end || !end.copies) return;
  end.copies--;
  let node = root;
  for (const letter of word) {
    node = node.next[letter];
    node.all--;
    if (!end.copies) node.different--;
  }
}
