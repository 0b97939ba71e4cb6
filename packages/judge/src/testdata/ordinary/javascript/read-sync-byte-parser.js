// in: 3
// in: 100 -7 50
// out: 143
const { readSync } = require("fs");
const buf = Buffer.alloc(65536);
let len = 0, pos = 0;
const byte = () => {
  if (pos === len) { len = readSync(0, buf, 0, buf.length, null); pos = 0; if (!len) return -1; }
  return buf[pos++];
};
const int = () => {
  let c = byte(), neg = false, x = 0;
  while (c !== 45 && (c < 48 || c > 57)) c = byte();
  if (c === 45) { neg = true; c = byte(); }
  for (; c >= 48 && c <= 57; c = byte()) x = x * 10 + c - 48;
  return neg ? -x : x;
};
let s = 0;
for (let n = int(); n--; ) s += int();
console.log(s);
