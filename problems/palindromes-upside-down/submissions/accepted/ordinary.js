// As many write it: Manacher from the textbook, odd and even lengths one after the other.
const fs = require("fs");

const line = fs.readFileSync(0, "utf8");
const s = line.trim();
console.log(count(s, false) + count(s, true));

function fits(a, b) {
  if (a === "6") return b === "9";
  if (a === "9") return b === "6";
  return a === b && "018".includes(a);
}

// The middle i is the digit i, or the gap in front of it.
function count(s, isEven) {
  const gap = isEven ? 1 : 0;
  const d = [];
  let answer = 0;
  let l;
  let r = 0;
  for (let i = 0; i < s.length; i++) {
    let k = i < r ? Math.min(d[l + r - i - 1 + gap], r - i) : 0;
    // Outside of the row there is nothing, which fits no digit.
    while (fits(s[i + k], s[i - k - gap])) k++;
    d.push(k);
    answer += k;
    if (i + k > r) {
      l = i - k + 1 - gap;
      r = i + k;
    }
  }
  return answer;
}
