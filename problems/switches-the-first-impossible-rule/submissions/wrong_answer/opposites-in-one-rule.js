// Wrong: takes a rule with a thing and its opposite for one that cannot be kept.
const numbers = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
let at = 1;
for (let t = numbers[0]; t > 0; t--) {
  const n = numbers[at++];
  const m = numbers[at++];
  const rules = [];
  for (let r = 0; r < m; r++) rules.push([numbers[at++], numbers[at++]]);
  let possible = 0;
  let impossible = m + 1;
  while (impossible - possible > 1) {
    const middle = (possible + impossible) >> 1;
    if (canBeKept(n, rules.slice(0, middle))) possible = middle;
    else impossible = middle;
  }
  console.log(impossible > m ? "NONE" : impossible);
}

function canBeKept(n, rules) {
  const leads = new Map();
  for (let i = 1; i <= n; i++) {
    leads.set(i, []);
    leads.set(-i, []);
  }
  for (const [a, b] of rules) {
    if (a === -b) return false;
    leads.get(-a).push(b);
    leads.get(-b).push(a);
  }
  const reached = (from) => {
    const found = new Set([from]);
    for (const x of found) for (const y of leads.get(x)) found.add(y);
    return found;
  };
  for (let i = 1; i <= n; i++) if (reached(i).has(-i) && reached(-i).has(i)) return false;
  return true;
}
