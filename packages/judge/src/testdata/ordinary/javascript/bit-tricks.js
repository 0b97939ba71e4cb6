// out: 3 28 8 1010 -6 6
const pop = (x) => { let c = 0; for (; x; x &= x - 1) c++; return c; };
console.log(pop(22), Math.clz32(8), 24 & -24, (10).toString(2), ~5, 3 ^ 5);
