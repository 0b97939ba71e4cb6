const all = new Uint8Array(new SharedArrayBuffer(360 << 20)).fill(1);
console.log(all[5] + 2);
