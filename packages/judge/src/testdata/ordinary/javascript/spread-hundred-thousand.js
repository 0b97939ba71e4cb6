// out: 99999
console.log(Math.max(...Array.from({ length: 100000 }, (_, i) => i)));
