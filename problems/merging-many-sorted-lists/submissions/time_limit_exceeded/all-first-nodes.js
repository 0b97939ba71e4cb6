const fs = require("node:fs");

/** Too slow: looks at the first node of every list for each node of the result. */
function merged(lists) {
  const before = { value: 0, next: null }; // stands before the first node of the result
  let last = before;
  while (true) {
    let smallest = -1;
    for (let i = 0; i < lists.length; i++) {
      if (lists[i] !== null && (smallest < 0 || lists[i].value < lists[smallest].value)) smallest = i;
    }
    if (smallest < 0) return before.next;
    last = last.next = lists[smallest];
    lists[smallest] = last.next;
  }
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const k = numbers[0];
const lists = [];
for (let i = 0, at = 1; i < k; i++) {
  const length = numbers[at];
  let first = null;
  for (let j = at + length; j > at; j--) first = { value: numbers[j], next: first };
  lists.push(first);
  at += length + 1;
}

const values = [];
for (let node = merged(lists); node !== null; node = node.next) values.push(node.value);
console.log(values.join(" "));
