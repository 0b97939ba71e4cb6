// out: true
const t = process.hrtime.bigint();
console.log(process.hrtime.bigint() >= t);
