const all = [];
for (let i = 0; i < 80; i++) all.push(new Uint8Array(new SharedArrayBuffer(1 << 20)).fill(1));
console.log(all[5][7] + 2);
