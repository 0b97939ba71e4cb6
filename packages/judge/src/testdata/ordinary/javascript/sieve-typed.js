// out: 78498
const N = 1e6, s = new Uint8Array(N + 1);
let c = 0;
for (let i = 2; i <= N; i++) {
  if (s[i]) continue;
  c++;
  for (let j = i * i; j <= N; j += i) s[j] = 1;
}
console.log(c);
