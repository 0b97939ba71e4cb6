// One party: `famous` guests are known by everybody, `almost` more by everybody but one; `m` further remarks at random.
const { readWords, createRandom, print } = require("./families.js");

const { kind = "random", n, famous = 0, almost = 0, m = 0, seed } = readWords();
const random = createRandom(seed);

const remarks = new Map();
const add = (a, b) => {
  if (a !== b) remarks.set((a - 1) * n + b, [a, b]);
};
const stars =
  kind === "equal-in-32-bits" ? [random.between(1, n - 32_704)] : random.distinct(Math.min(n, famous + almost), 1, n);
stars.forEach((star, i) => {
  const missing = i < famous ? 0 : random.between(1, n);
  for (let v = 1; v <= n; v += 1) if (v !== missing) add(v, star);
});
if (kind === "cycle") for (let v = 1; v <= n; v += 1) add(v, (v % n) + 1);
if (kind === "knows-many") {
  // The first guest knows everybody and is known by nobody else, which has both counts exchanged.
  for (let v = 2; v <= n; v += 1) add(1, v);
}
if (kind === "know-everybody") for (const star of stars) for (let v = 1; v <= n; v += 1) add(star, v);
if (kind === "equal-in-32-bits") {
  // 100000 a + b is the same modulo 2^32 for the remarks of a + 42950 about the famous guest and of a about another one.
  for (let a = 1; a + 42_950 <= n; a += 1) add(a, stars[0] + 32_704);
}
if (kind === "equal") {
  // Every famous guest but the first one of them knows one other guest: a tie of all but one.
  for (const star of stars.slice(1)) add(star, (star % n) + 1);
}
for (let i = 0; i < m; i += 1) add(random.between(1, n), random.between(1, n));
const listed = random.shuffle([...remarks.values()]);
print([[n, listed.length], ...listed]);
