const fs = require("node:fs");

/** Wrong: when one queue is used up, only one more person of the other one is taken along. */
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
  if (last.next !== null) last.next.next = null;
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
