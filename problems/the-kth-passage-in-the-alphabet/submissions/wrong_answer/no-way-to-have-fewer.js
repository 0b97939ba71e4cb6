// Prints the last passage where there are fewer than k.
const fs = require("node:fs");

const [text, wanted] = fs.readFileSync(0, "utf8").trim().split(/\s+/);
const k = Number(wanted);
let order = [...text].map((_letter, i) => i);
let rank = order.map((i) => text.charCodeAt(i));
for (let length = 1, count = 0; count < text.length && length < 2 * text.length + 1; length *= 2) {
  const keys = rank.map((first, i) => first * 1_000_000 + (i + length < text.length ? rank[i + length] + 1 : 0));
  order = order.sort((a, b) => keys[a] - keys[b]);
  const next = [];
  count = 0;
  order.forEach((place, i) => {
    if (i === 0 || keys[place] !== keys[order[i - 1]]) count++;
    next[place] = count;
  });
  rank = next;
}
let total = 0;
let kth = "";
let before = text.length;
for (const place of order) {
  let same = 0;
  while (text[place + same] !== undefined && text[place + same] === text[before + same]) same++;
  const fresh = text.length - place - same;
  if (total < k) kth = text.slice(place, place + same + Math.min(fresh, k - total));
  total += fresh;
  before = place;
}
console.log(total);
console.log(kth);
