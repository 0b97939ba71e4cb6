// out: 1 4 9 16
const squares = {
  *[Symbol.iterator]() { for (let i = 1; ; i++) yield i * i; },
};
const out = [];
for (const s of squares) { if (s > 16) break; out.push(s); }
console.log(out.join(" "));
