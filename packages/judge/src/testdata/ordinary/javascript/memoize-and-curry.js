// in: 90
// out: 2880067194370816120 6
const memo = (f, m = new Map()) => (x) => (m.has(x) || m.set(x, f(x)), m.get(x));
const fib = memo((n) => (n < 2n ? n : fib(n - 1n) + fib(n - 2n)));
const add = (a) => (b) => (c) => a + b + c;
console.log(String(fib(BigInt(require("fs").readFileSync(0, "utf8").trim()))), add(1)(2)(3));
