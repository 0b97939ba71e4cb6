const all = Buffer.alloc(120 << 20, 1);
console.log(all[5] + 2);
