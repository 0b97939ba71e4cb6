// Particles for one tube. `kind` says where they are put and which charges they have; a small tube is kept beside, so that most of
// them are put behind somebody who is still there.
const { readWords, createRandom, print } = require("./families.js");

const { q, kind = "random", most = 1000, lost = 2, seed } = readWords();
const random = createRandom(seed);
const charge = () => random.between(1, most) * (random.chance(0.5) ? 1 : -1);
const lines = [];
const add = (place, value) => {
  if (lines.length < q) lines.push([place, value]);
};
const half = Math.floor(q / 2);
switch (kind) {
  case "nested":
    // First one half, from the outside inwards, then the opposite half: they cancel pair by pair.
    for (let i = 1; i <= half; i += 1) add(i - 1, 1 + (i % most));
    for (let i = half; i >= 1; i -= 1) add(i, -(1 + (i % most)));
    break;
  case "one-long-cascade": {
    // 1 2 3 … | … -3 -2 -1, held apart by one particle, which the last one takes out.
    const side = Math.floor((q - 3) / 2);
    for (let i = 1; i <= side; i += 1) add(i - 1, 1 + (i % (most - 1)));
    add(side, most);
    for (let i = 1; i <= side; i += 1) add(side + 1, -(1 + (i % (most - 1))));
    while (lines.length < q - 1) add(0, most);
    add(side + 1, -most);
    break;
  }
  case "front":
    for (let i = 0; i < q; i += 1) add(0, random.between(1, most));
    break;
  case "back":
    for (let i = 1; i <= q; i += 1) add(i - 1, random.between(1, most));
    break;
  case "middle":
    // A long row, and then particles that come and go in its middle.
    for (let i = 1; i <= half; i += 1) add(i - 1, most);
    for (let i = half + 1; i <= q; i += 1) add(Math.floor(half / 2), random.between(1, most - 1));
    break;
  case "middle-flashes":
    for (let i = 1; i <= half; i += 1) add(i - 1, 1 + (i % (most - 1)));
    for (let i = half + 1; lines.length < q; i += 2) {
      add(Math.floor(half / 2), most);
      add(lines.length, -most);
    }
    break;
  case "both-sides":
    // Opposite to both neighbours: the one in front has to go.
    for (let i = 1; lines.length < q; i += 3) {
      add(0, 1 + (i % most));
      add(0, 1 + (i % most));
      add(lines.length, -(1 + (i % most)));
    }
    break;
  default: {
    // Played along, to know who is there; few charges make many flashes.
    const before = [0];
    const behind = [0];
    const value = [0];
    const isThere = [true];
    const alive = [0];
    for (let i = 1; i <= q; i += 1) {
      let place;
      if (random.between(0, 99) < lost) place = random.between(0, i - 1);
      else {
        do {
          const at = random.between(Math.max(0, alive.length - 1000), alive.length - 1);
          place = alive[at];
          if (isThere[place]) break;
          alive[at] = alive[alive.length - 1];
          alive.pop();
        } while (alive.length > 0);
        if (alive.length === 0) alive.push(0);
        if (!isThere[place]) place = 0;
      }
      let v = charge();
      if (kind === "cancelling" && place !== 0 && random.chance(0.45)) v = -value[place];
      add(place, v);
      value.push(v);
      isThere.push(isThere[place]);
      before.push(place);
      behind.push(behind[place]);
      if (!isThere[place]) continue;
      alive.push(i);
      before[behind[i]] = i;
      behind[place] = i;
      let [one, two] = place !== 0 && value[place] === -v ? [place, i] : [i, behind[i]];
      while (one !== 0 && two !== 0 && value[one] === -value[two]) {
        isThere[one] = false;
        isThere[two] = false;
        one = before[one];
        two = behind[two];
        behind[one] = two;
        before[two] = one;
      }
    }
  }
}
while (lines.length < q) add(0, charge());
print([[q], ...lines]);
