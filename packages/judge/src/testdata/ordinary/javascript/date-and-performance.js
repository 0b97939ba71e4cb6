// out: measured 2024-02-29 29
const t = performance.now(), d = Date.now();
let n = 0;
while (performance.now() - t < 20) n++;
console.error(`${n} turns in ${Date.now() - d} ms`);
console.log("measured", new Date(Date.UTC(2024, 1, 29)).toISOString().slice(0, 10), new Date(2024, 2, 0).getDate());
