// out: 6
const s = new Int32Array(new ArrayBuffer(12));
s.set([1, 2, 3]);
console.log(new Int32Array(s.buffer, 0, 3).reduce((a, b) => a + b));
