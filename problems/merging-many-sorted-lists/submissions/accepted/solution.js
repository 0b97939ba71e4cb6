const fs = require("node:fs");

/**
 * Merges the lists in pairs, and then what came out in pairs again, until one is left. Each round halves the number of
 * lists, and a node takes part in one merge of a round: O(N log k) without any heap.
 */
function merged(lists) {
  let left = lists;
  while (left.length > 1) {
    const next = [];
    for (let i = 0; i < left.length; i += 2) next.push(mergedTwo(left[i], left[i + 1] ?? null));
    left = next;
  }
  return left[0];
}

function mergedTwo(one, other) {
  const before = { value: 0, next: null }; // stands before the first node of the result
  let last = before;
  while (one !== null && other !== null) {
    if (one.value <= other.value) {
      last.next = one;
      one = one.next;
    } else {
      last.next = other;
      other = other.next;
    }
    last = last.next;
  }
  last.next = one ?? other;
  return before.next;
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
