const all = [];
for (let i = 0; i < 80; i++) all.push(Buffer.alloc(1 << 20, 1));
console.log(all[5][7] + 2);
