const fs = require("node:fs");

/** Counts who is named how often on either side of a remark: n - 1 times second means famous. O(n + m). */
function famousGuests(n, remarks) {
  const knows = new Array(n + 1).fill(0);
  const knownBy = new Array(n + 1).fill(0);
  for (const { a, b } of remarks) {
    knows[a]++;
    knownBy[b]++;
  }
  let famous = 0;
  let modest = 0;
  for (let v = 1; v <= n; v++) {
    if (knownBy[v] !== n - 1) continue;
    famous++;
    if (modest === 0 || knows[v] < knows[modest]) modest = v; // strictly: the first of equals stays
  }
  return [famous, modest];
}

const [n, m, ...ends] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const remarks = Array.from({ length: m }, (_, i) => ({ a: ends[2 * i], b: ends[2 * i + 1] }));

console.log(famousGuests(n, remarks).join(" "));
