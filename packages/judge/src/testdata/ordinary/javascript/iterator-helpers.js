// out: [ 0, 4, 16 ]
const naturals = (function* () { for (let i = 0; ; i++) yield i; })();
console.log(naturals.filter((x) => x % 2 === 0).map((x) => x * x).take(3).toArray());
