// in: 2
// in: x y
// in: z
// out: y z
const it = require("readline").createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const line = async () => (await it.next()).value;
(async () => {
  await line();
  const [, y] = (await line()).split(" ");
  console.log(y, await line());
})();
