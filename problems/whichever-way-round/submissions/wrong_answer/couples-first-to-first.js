const fs = require("node:fs");

const NONE = 0; // coaches are 1..n

/** Wrong: couples the first coaches of both trains. */
class Yard {
  constructor(n) {
    this.neighbours = Array.from({ length: n + 1 }, () => [NONE, NONE]);
    this.trains = Array.from({ length: n + 1 }, (_unused, i) => [i, i]); // first and last coach
  }

  couple(a, b) {
    const [firstOfA, lastOfA] = this.trains[a];
    const [firstOfB, lastOfB] = this.trains[b];
    if (a === b || firstOfB === NONE) return;
    if (firstOfA === NONE) {
      this.trains[a] = [firstOfB, lastOfB];
    } else {
      this.addNeighbour(firstOfA, firstOfB);
      this.addNeighbour(firstOfB, firstOfA);
      this.trains[a] = [lastOfA, lastOfB];
    }
    this.trains[b] = [NONE, NONE];
  }

  addNeighbour(coach, other) {
    const places = this.neighbours[coach];
    places[places[0] === NONE ? 0 : 1] = other;
  }

  turn(a) {
    this.trains[a].reverse();
  }

  ends(a) {
    return this.trains[a];
  }

  coachesOf(a) {
    const coaches = [];
    let before = NONE;
    let coach = this.trains[a][0];
    while (coach !== NONE) {
      coaches.push(coach);
      const [one, two] = this.neighbours[coach];
      const next = one === before ? two : one;
      before = coach;
      coach = next;
    }
    return coaches;
  }
}

const [sizes, ...orders] = fs.readFileSync(0, "utf8").trim().split("\n");
const n = Number(sizes.split(" ")[0]);
const yard = new Yard(n);
const out = [];
for (const order of orders) {
  const [kind, a, b] = order.split(" ");
  if (kind === "C") yard.couple(Number(a), Number(b));
  else if (kind === "T") yard.turn(Number(a));
  else out.push(yard.ends(Number(a)).join(" "));
}
for (let a = 1; a <= n; a++) {
  const coaches = yard.coachesOf(a);
  if (coaches.length > 0) out.push(`${a}: ${coaches.join(" ")}`);
}
console.log(out.join("\n"));
