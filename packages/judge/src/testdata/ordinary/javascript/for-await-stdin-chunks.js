// in: hello
// in: you
// out: 2 lines
(async () => {
  const chunks = [];
  for await (const c of process.stdin) chunks.push(c);
  console.log(Buffer.concat(chunks).toString().split("\n").filter(Boolean).length + " lines");
})();
