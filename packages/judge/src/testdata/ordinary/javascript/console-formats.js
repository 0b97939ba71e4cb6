// out: 5 apples 3.14 x
// out: [ 1, 2, 3 ] { a: 1 }
// out: 1 2 3
console.log("%d apples %s x", 5, (3.14159).toFixed(2));
console.log([1, 2, 3], { a: 1 });
console.log(...[1, 2, 3]);
