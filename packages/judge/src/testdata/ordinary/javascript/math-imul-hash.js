// out: 1335831723
let h = 0x811c9dc5;
for (const c of "hello") h = Math.imul(h ^ c.charCodeAt(0), 0x01000193);
console.log(h >>> 0);
