// Too much together, and all of it let go before the end.
const { getHeapStatistics } = require("v8");
let all = [];
while (getHeapStatistics().used_heap_size < 100 * 2 ** 20) for (let i = 0; i < 1000; i++) all.push({ value: i, next: [i] });
let buffers = [];
for (let i = 0; i < 280; i++) buffers.push(Buffer.alloc(1 << 20, 1));
const sum = all[1].value + buffers[5][7] + 1;
all = buffers = [];
console.log(sum);
