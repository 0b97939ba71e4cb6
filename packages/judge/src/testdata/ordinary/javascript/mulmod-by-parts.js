// out: 49
const MOD = 1000000000;
const mul = (a, b) => ((a * (b >>> 16)) % MOD * 65536 + a * (b & 65535)) % MOD;
console.log(mul(1000000007 % MOD, 1000000007 % MOD));
