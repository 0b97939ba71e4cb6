const endless = (depth) => endless(depth + 1) + 1;
console.log(endless(0));
