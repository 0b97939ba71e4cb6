// out: {"odd":[1,3],"even":[2,4]}
console.log(JSON.stringify(Object.groupBy([1, 2, 3, 4], (x) => (x % 2 ? "odd" : "even"))));
