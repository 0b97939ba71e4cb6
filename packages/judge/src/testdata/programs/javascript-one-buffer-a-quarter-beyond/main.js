const all = new Int32Array(80 << 18).fill(1);
console.log(all[5] + 2);
