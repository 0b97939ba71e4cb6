// All of it together stays below the limit, and much more comes and goes.
const { getHeapStatistics } = require("v8");
const all = [];
while (getHeapStatistics().used_heap_size < 153 * 2 ** 20) for (let i = 0; i < 1000; i++) all.push({ value: i, next: [i] });
const buffers = [];
for (let i = 0; i < 89; i++) buffers.push(Buffer.alloc(1 << 20, 1));
let sum = 0;
for (let i = 0; i < 1024; i++) sum += Buffer.alloc(1 << 18, 1)[5];
console.log(all[1].value + buffers[5][7] + sum / 1024);
