// As many write it: two primes of 26 bits, so that products and both hashes together stay below 2^53, sorted.
const fs = require("fs");

const M1 = 67_108_859;
const M2 = 67_108_837;
const B1 = 54_321;
const B2 = 98_765;

const line = fs.readFileSync(0, "utf8");
const s = line.trim();
let lo = 0;
let hi = s.length;
while (hi - lo > 1) {
  const mid = Math.floor((lo + hi) / 2);
  if (hasTwice(hashes(s, mid))) lo = mid;
  else hi = mid;
}
console.log(lo === 0 ? "0" : lo + " " + firstTwice(hashes(s, lo)));

// The hashes of all passages of this length, in order.
function hashes(s, len) {
  let p1 = 1;
  let p2 = 1;
  for (let i = 0; i < len; i++) {
    p1 = (p1 * B1) % M1;
    p2 = (p2 * B2) % M2;
  }
  let h1 = 0;
  let h2 = 0;
  const keys = [];
  for (let i = 0; i < s.length; i++) {
    const code = s.charCodeAt(i);
    h1 = (h1 * B1 + code) % M1;
    h2 = (h2 * B2 + code) % M2;
    if (i >= len) {
      const old = s.charCodeAt(i - len);
      h1 = (h1 - ((old * p1) % M1) + M1) % M1;
      h2 = (h2 - ((old * p2) % M2) + M2) % M2;
    }
    if (i + 1 >= len) keys.push(h1 * M2 + h2);
  }
  return keys;
}

function hasTwice(keys) {
  const sorted = Float64Array.from(keys).sort();
  return sorted.some((key, i) => key === sorted[i + 1]);
}

// The first place, counted from 1, of a key that comes again.
function firstTwice(keys) {
  const again = new Set();
  const seen = new Set();
  for (const key of keys) {
    if (seen.has(key)) again.add(key);
    seen.add(key);
  }
  return keys.findIndex((key) => again.has(key)) + 1;
}
