const fs = require("node:fs");

const MODULUS = 1_000_000_007;

/** The product of two numbers below the modulus, whose exact value would be too large for a number. */
function multiply(a, b) {
  return (((a * (b >>> 16)) % MODULUS) * 65536 + a * (b & 65535)) % MODULUS;
}

/**
 * expected[p][s]: further draws with p whole pairs in the bag and s single socks on the table, so 2p + s socks in the bag.
 * With a full table, it takes (2p + s) / s draws on average until one of the s socks of use comes. O(n * room).
 */
function expectedDraws(n, room) {
  const inverse = [0, 1];
  for (let i = 2; i <= 2 * n; i++) {
    inverse.push(multiply(MODULUS - Math.floor(MODULUS / i), inverse[MODULUS % i]));
  }
  const expected = [];
  for (let p = 0; p <= n; p++) {
    expected.push([]);
    for (let s = 0; s <= Math.min(room, n - p); s++) {
      const matched = s > 0 ? expected[p][s - 1] : 0;
      const laid = p > 0 ? expected[p - 1][s + 1] : 0;
      if (p + s === 0) expected[p].push(0);
      else if (s === room) expected[p].push((multiply(2 * p + s, inverse[s]) + matched) % MODULUS);
      else expected[p].push((1 + multiply((2 * p * laid + s * matched) % MODULUS, inverse[2 * p + s])) % MODULUS);
    }
  }
  return expected[n][0];
}

const [n, room] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);

console.log(expectedDraws(n, room));
