const fs = require("node:fs");

/** Wrong: takes O and E for one and the same event that exchanges the two lists. */
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
    this.isOddInFront = !this.isOddInFront;
  }

  sendEvenBack() {
    this.sortNewcomers();
    this.isOddInFront = !this.isOddInFront;
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
      append(guest.floor % 2 !== 0 ? this.odd : this.even, guest);
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
