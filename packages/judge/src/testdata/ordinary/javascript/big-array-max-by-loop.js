// out: 999999 499999500000 200000
const a = Array.from({ length: 1e6 }, (_, i) => i);
console.log(a.reduce((m, x) => (x > m ? x : m), -Infinity), a.reduce((s, x) => s + x, 0), a.filter((x) => x % 5 === 0).length);
