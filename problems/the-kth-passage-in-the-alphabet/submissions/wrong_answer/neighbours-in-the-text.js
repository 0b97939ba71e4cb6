// Takes away what a suffix has in common with the next place of the text, not with its neighbour in the alphabet.
const fs = require("node:fs");

const [text, wanted] = fs.readFileSync(0, "utf8").trim().split(/\s+/);
const k = Number(wanted);
const order = [...text].map((_letter, i) => i).sort((a, b) => (text.slice(a) < text.slice(b) ? -1 : 1));
let total = 0;
let kth = "-";
for (const place of order) {
  let same = 0;
  while (place + same + 1 < text.length && text[place + same] === text[place + same + 1]) same++;
  const fresh = text.length - place - same;
  if (total < k && k <= total + fresh) kth = text.slice(place, place + same + k - total);
  total += fresh;
}
console.log(total);
console.log(kth);
