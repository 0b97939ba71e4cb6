const fs = require("node:fs");

/** Wrong: links each guest to the front of the sorted list, which turns the order of the newcomers round. */
class LiftQueue {
  constructor() {
    this.even = { first: null, last: null };
    this.odd = { first: null, last: null };
    this.newcomers = { first: null, last: null };
    this.isOddInFront = false;
  }

  arrive(floor) {
    append(this.newcomers, { floor, next: null });
  }

  sendOddBack() {
    this.sortNewcomers();
    this.isOddInFront = false;
  }

  sendEvenBack() {
    this.sortNewcomers();
    this.isOddInFront = true;
  }

  leave() {
    const sorted = this.isOddInFront ? [this.odd, this.even] : [this.even, this.odd];
    for (const list of [...sorted, this.newcomers]) {
      if (list.first !== null) return takeFirst(list).floor;
    }
    return null;
  }

  sortNewcomers() {
    while (this.newcomers.first !== null) {
      const guest = takeFirst(this.newcomers);
      const list = guest.floor % 2 !== 0 ? this.odd : this.even;
      guest.next = list.first;
      if (list.first === null) list.last = guest;
      list.first = guest;
    }
  }
}

function append(list, guest) {
  guest.next = null;
  if (list.first === null) list.first = guest;
  else list.last.next = guest;
  list.last = guest;
}

function takeFirst(list) {
  const guest = list.first;
  list.first = guest.next;
  return guest;
}

const [, ...events] = fs.readFileSync(0, "utf8").trim().split("\n");
const queue = new LiftQueue();
const out = [];
for (const event of events) {
  if (event[0] === "A") queue.arrive(Number(event.slice(2)));
  else if (event[0] === "O") queue.sendOddBack();
  else if (event[0] === "E") queue.sendEvenBack();
  else out.push(queue.leave() ?? "none");
}
console.log(out.join("\n"));
