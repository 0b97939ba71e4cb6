const fs = require("node:fs");

/**
 * In the order of a depth-first search, every department is a range. A range is changed by a note at its first place and one behind
 * its last; sums over the values follow from two binary indexed trees, of the notes and of the notes times their places.
 * O(n + q log n).
 */
class Company {
  constructor(boss) {
    const n = boss.length - 1;
    this.first = []; // of a department: its first place
    this.size = new Array(n + 1).fill(1); // and how many people it has
    this.plain = new Array(n + 1).fill(0);
    this.weighted = new Array(n + 1).fill(0);
    for (let v = n; v > 1; v--) this.size[boss[v]] += this.size[v];
    const nextFree = []; // for the departments of the people whose boss this is
    this.first[1] = 1;
    nextFree[1] = 2;
    for (let v = 2; v <= n; v++) {
      this.first[v] = nextFree[boss[v]];
      nextFree[boss[v]] += this.size[v];
      nextFree[v] = this.first[v] + 1;
    }
  }

  give(v, points) {
    this.note(this.first[v], points);
    this.note(this.first[v] + this.size[v], -points);
  }

  sum(v) {
    return this.sumOfFirst(this.first[v] + this.size[v] - 1) - this.sumOfFirst(this.first[v] - 1);
  }

  /** All values from this place on become larger. */
  note(place, points) {
    for (let i = place; i < this.plain.length; i += i & -i) {
      this.plain[i] += points;
      this.weighted[i] += points * place;
    }
  }

  sumOfFirst(count) {
    let notes = 0;
    let notesTimesPlaces = 0;
    for (let i = count; i > 0; i -= i & -i) {
      notes += this.plain[i];
      notesTimesPlaces += this.weighted[i];
    }
    return notes * (count + 1) - notesTimesPlaces;
  }
}

const [sizes, bosses, ...orders] = fs.readFileSync(0, "utf8").split("\n");
const [n, q] = sizes.split(" ").map(Number);
const company = new Company([0, 0, ...bosses.split(" ").map(Number)].slice(0, n + 1));
const sums = [];
for (const order of orders.slice(0, q)) {
  const [kind, v, points] = order.split(" ");
  if (kind === "?") sums.push(company.sum(Number(v)));
  else company.give(Number(v), Number(points));
}
console.log(sums.join("\n"));
