// in: abc
// out: 3
let s = "";
process.stdin.on("readable", () => {
  let chunk;
  while ((chunk = process.stdin.read()) !== null) s += chunk;
});
process.stdin.once("end", () => console.log(s.trim().length));
