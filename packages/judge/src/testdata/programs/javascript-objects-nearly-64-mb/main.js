const all = [];
while (require("v8").getHeapStatistics().used_heap_size < 60 * 2 ** 20) for (let i = 0; i < 1000; i++) all.push({ value: i, next: [i] });
console.log(all[1].value + 2);
