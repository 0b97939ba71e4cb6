// Bookings of one kind: of values, or such that the balance touches zero; "late" becomes negative with the last one only.
const { readWords, createRandom, values, print } = require("./families.js");

const { kind, n, low = -1_000_000_000, high = 1_000_000_000, seed } = readWords();
const random = createRandom(seed);

function bookings() {
  if (kind !== "late" && kind !== "touching") return values(random, kind, { n, low, high });
  const made = [];
  let balance = 0;
  for (let i = 0; i < n; i += 1) {
    const touches = random.chance(0.3);
    const next = touches ? Math.max(-balance, low) : random.between(Math.max(low, -balance), high);
    made.push(next);
    balance += next;
  }
  if (kind === "late") made[n - 1] = Math.max(low, -(balance - made[n - 1]) - 1);
  return made;
}
print([[n], bookings()]);
