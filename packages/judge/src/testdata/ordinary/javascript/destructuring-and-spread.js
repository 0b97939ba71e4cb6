// out: 2 1 [ 3, 4 ] 7 9 {"a":1,"b":3}
let [a, b, ...rest] = [1, 2, 3, 4];
[a, b] = [b, a];
const { x = 7, y: { z } } = { y: { z: 9 } };
console.log(a, b, rest, x, z, JSON.stringify({ ...{ a: 1, b: 2 }, b: 3 }));
