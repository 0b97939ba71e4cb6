const all = new ArrayBuffer(1, { maxByteLength: 360 << 20 });
all.resize(350 << 20);
console.log(new Uint8Array(all).fill(1)[5] + 2);
