// Neither of the two is too much by itself.
const { getHeapStatistics } = require("v8");
globalThis.all = [];
while (getHeapStatistics().used_heap_size < 100 * 2 ** 20) for (let i = 0; i < 1000; i++) all.push({ value: i, next: [i] });
globalThis.buffers = [];
for (let i = 0; i < 280; i++) buffers.push(Buffer.alloc(1 << 20, 1));
console.log(all[1].value + buffers[5][7] + 1);
