const all = new Int32Array(1 << 28);
all[1] = 3;
console.log(all[1]);
