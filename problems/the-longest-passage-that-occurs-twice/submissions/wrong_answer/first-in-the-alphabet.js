// Of several longest passages takes the one that comes first in the alphabet.
const fs = require("node:fs");

const text = fs.readFileSync(0, "utf8").trim();
const n = text.length;
let rank = [...text].map((letter) => letter.charCodeAt(0));
let order = [...rank.keys()];
for (let k = 1; ; k *= 2) {
  const key = rank.map((first, i) => first * 1_000_000 + (i + k < n ? rank[i + k] + 1 : 0));
  order = order.sort((a, b) => key[a] - key[b]);
  let count = 0;
  order.forEach((place, i) => {
    if (i > 0 && key[place] !== key[order[i - 1]]) count++;
    rank[place] = count;
  });
  if (count === n - 1 || k > n) break;
}
let best = 0;
let place = 0;
for (let i = 1; i < n; i++) {
  const [a, b] = [order[i - 1], order[i]];
  let same = 0;
  while (text[a + same] !== undefined && text[a + same] === text[b + same]) same++;
  if (same > best) [best, place] = [same, Math.min(a, b)];
  else if (same === best && text.startsWith(text.slice(place, place + best), a)) place = Math.min(place, a, b);
}
console.log(best > 0 ? best + " " + (place + 1) : "0");
