// out: 1,10,2,9 1,2,9,10 10,9,2,1
const a = [10, 9, 2, 1];
console.log([...a].sort().join(), [...a].sort((x, y) => x - y).join(), a.sort((x, y) => y - x).toString());
