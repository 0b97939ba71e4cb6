// The worker's buffers are gone when it ends, and it has none of the flags that its parent was started with.
const { Worker } = require("worker_threads");
const program = `
  const all = [];
  for (let i = 0; i < 80; i++) all.push(Buffer.alloc(1 << 20, 1));
  require("worker_threads").parentPort.postMessage(all[5][7] + 2);
  setTimeout(() => all.pop(), 50);
`;
new Worker(program, { eval: true }).on("message", (sum) => console.log(sum));
