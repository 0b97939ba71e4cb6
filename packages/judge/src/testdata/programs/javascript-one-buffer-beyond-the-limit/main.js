const all = Buffer.alloc(400 << 20, 1);
console.log(all[5] + 2);
