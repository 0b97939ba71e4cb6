const depth = (left) => (left === 0 ? 0 : 1 + depth(left - 1));
console.log(depth(500000));
