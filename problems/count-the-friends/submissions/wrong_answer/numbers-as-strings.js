// Compares the numbers of people with equally many friends as texts: 10 comes before 9.
const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, m] = lines[0].split(' ').map(Number);
const friends = {};
for (let i = 1; i <= n; i++) friends[i] = 0;
for (let i = 1; i <= m; i++) {
  const [a, b] = lines[i].trim().split(' ');
  friends[a]++;
  friends[b]++;
}
let alone = 0;
let best = null;
for (const person in friends) {
  if (friends[person] === 0) alone++;
}
const sorted = Object.keys(friends).sort((p, q) => {
  if (friends[p] !== friends[q]) return friends[q] - friends[p];
  return p < q ? -1 : 1;
});
best = sorted[0];
console.log(best + ' ' + friends[best] + ' ' + alone);
