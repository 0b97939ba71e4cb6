const fs = require("node:fs");

/** Too slow: texts share their beginnings, but every question walks letter by letter. */
const [, ...events] = fs.readFileSync(0, "utf8").trim().split("\n");
const empty = { letter: "-", length: 0, parent: null, children: new Map() };
const after = [empty];
const out = [];
const beginningOf = (text, length) => {
  let found = text;
  while (found.length > length) found = found.parent;
  return found;
};
for (const event of events) {
  const word = event.slice(2);
  let text = after.at(-1);
  if (event[0] === "T") {
    if (!text.children.has(word)) {
      text.children.set(word, { letter: word, length: text.length + 1, parent: text, children: new Map() });
    }
    text = text.children.get(word);
  } else if (event[0] === "B") {
    text = beginningOf(text, Math.max(0, text.length - Number(word)));
  } else if (event[0] === "G") {
    text = after[Number(word)];
  } else if (event[0] === "L") {
    out.push(Number(word) > text.length ? "-" : beginningOf(text, Number(word)).letter);
  } else {
    let other = after[Number(word)];
    let one = beginningOf(text, other.length);
    other = beginningOf(other, one.length);
    while (one !== other) {
      one = one.parent;
      other = other.parent;
    }
    out.push(one.length);
  }
  after.push(text);
}
console.log(out.join("\n"));
