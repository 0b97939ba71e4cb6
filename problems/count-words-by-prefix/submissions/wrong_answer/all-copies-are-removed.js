// Takes off all copies at once.
const fs = require("node:fs");

const newNode = () => ({ next: {}, all: 0, different: 0, copies: 0 });
const root = newNode();

function wayOf(word) {
  const way = [];
  let node = root;
  for (const letter of word) {
    node = node?.next[letter];
    way.push(node);
  }
  return way;
}

function add(word) {
  const way = [];
  let node = root;
  for (const letter of word) way.push((node = node.next[letter] ??= newNode()));
  node.copies++;
  for (const each of way) {
    each.all++;
    if (node.copies === 1) each.different++;
  }
}

function remove(word) {
  const way = wayOf(word);
  const end = way.at(-1);
  if (!end?.copies) return;
  const count = end.copies;
  end.copies = 0;
  for (const each of way) {
    each.all -= count;
    each.different--;
  }
}

const [, ...words] = fs.readFileSync(0, "utf8").trim().split(/\s+/);
for (let i = 0; i < words.length; i += 2) {
  if (words[i] === "+") add(words[i + 1]);
  if (words[i] === "-") remove(words[i + 1]);
  if (words[i] === "?") {
    const node = wayOf(words[i + 1]).at(-1);
    console.log((node?.all ?? 0) + " " + (node?.different ?? 0));
  }
}
