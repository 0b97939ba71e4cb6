const fs = require("node:fs");

/** The first of the new queue is one of the two first ones; take it and ask again. A dummy stands in front. O(n). */
function mergeQueues(first, second) {
  const dummy = { next: null };
  let last = dummy;
  while (first !== null && second !== null) {
    if (second.minute < first.minute) {
      last.next = second;
      second = second.next;
    } else {
      last.next = first; // a tie goes to the first queue
      first = first.next;
    }
    last = last.next;
  }
  last.next = first ?? second;
  return dummy.next;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, a, b] = numbers;
const people = [null]; // nobody has the number 0
for (let i = 1; i <= n; i++) people.push({ number: i, minute: numbers[1 + 2 * i], next: null });
for (let i = 1; i <= n; i++) people[i].next = people[numbers[2 + 2 * i]];

const order = [];
for (let person = mergeQueues(people[a], people[b]); person !== null; person = person.next) order.push(person.number);
console.log(order.join(" "));
