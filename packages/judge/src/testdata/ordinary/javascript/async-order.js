// out: 1 5 2 4 3
const out = [1];
setTimeout(() => { out.push(3); console.log(out.join(" ")); }, 0);
process.nextTick(() => out.push(2));
Promise.resolve().then(() => out.push(4));
out.push(5);
