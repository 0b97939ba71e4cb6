const fs = require("node:fs");

/**
 * Only the new particle can be opposite to a neighbour, and after a flash only the two that have become neighbours. In a doubly linked ring
 * through an extra particle each flash costs O(1), and each particle vanishes once.
 */
function fillTube(places, charges) {
  const front = { number: 0, charge: 0, isThere: true, before: null, behind: null };
  front.before = front;
  front.behind = front;
  const particles = [front];
  const flashes = places.map((number, i) => {
    const place = particles[number];
    const added = { number: i + 1, charge: charges[i], isThere: place.isThere, before: place, behind: place.behind };
    particles.push(added);
    if (!place.isThere) return null;
    place.behind.before = added;
    place.behind = added;

    let [one, two] = areOpposite(added.before, added) ? [added.before, added] : [added, added.behind];
    let count = 0;
    while (areOpposite(one, two)) {
      one.isThere = false;
      two.isThere = false;
      one = one.before;
      two = two.behind;
      one.behind = two;
      two.before = one;
      count++;
    }
    return count;
  });
  const left = [];
  for (let particle = front.behind; particle !== front; particle = particle.behind) left.push(particle.number);
  return { flashes, left };
}

// The front, with its charge of 0, is opposite to nobody.
function areOpposite(one, two) {
  return one.charge !== 0 && one.charge === -two.charge;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const places = [];
const charges = [];
for (let at = 1; at < numbers.length; at += 2) {
  places.push(numbers[at]);
  charges.push(numbers[at + 1]);
}

const { flashes, left } = fillTube(places, charges);
console.log(flashes.map((count) => count ?? "lost").join("\n"));
console.log(left.join(" "));
