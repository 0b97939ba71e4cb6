// Half of the limit in objects. With the buffers that come and go meanwhile it would be far beyond.
const { getHeapStatistics } = require("v8");
const all = [];
while (getHeapStatistics().used_heap_size < 32 * 2 ** 20) for (let i = 0; i < 1000; i++) all.push({ value: i, next: [i] });
let sum = 0;
for (let i = 0; i < 1000; i++) sum += Buffer.alloc(1 << 18, 1)[5];
console.log(all[1].value + sum / 1000 + 1);
