const fs = require("node:fs");

/** Too slow: has a linked list, but walks along all of it at each O and E. */
const [, ...events] = fs.readFileSync(0, "utf8").trim().split("\n");
let first = null;
let last = null;
const out = [];
for (const event of events) {
  if (event[0] === "A") {
    const guest = { floor: Number(event.slice(2)), next: null };
    if (first === null) first = guest;
    else last.next = guest;
    last = guest;
  } else if (event[0] === "L") {
    out.push(first === null ? "none" : first.floor);
    if (first !== null) first = first.next;
  } else {
    const stay = { next: null };
    const back = { next: null };
    let lastStay = stay;
    let lastBack = back;
    for (let guest = first; guest !== null; guest = guest.next) {
      if ((guest.floor % 2 !== 0) === (event[0] === "O")) {
        lastBack.next = guest;
        lastBack = guest;
      } else {
        lastStay.next = guest;
        lastStay = guest;
      }
    }
    lastBack.next = null;
    lastStay.next = back.next;
    first = stay.next;
    last = lastBack === back ? lastStay : lastBack;
  }
}
console.log(out.join("\n"));
