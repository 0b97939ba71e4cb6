// Many times the limit, but never much of it at a time.
let sum = 0;
for (let i = 0; i < 2000; i++) sum += Buffer.alloc(1 << 20, 1)[i];
console.log(sum === 2000 ? 3 : sum);
