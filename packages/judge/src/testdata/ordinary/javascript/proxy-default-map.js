// out: 3 0
const counts = new Proxy({}, { get: (o, k) => o[k] ?? 0 });
for (const c of "banana") counts[c]++;
console.log(counts.a, counts.z);
