// out: 5 3,2,1 1,9,3 1,2,3,4 3
const a = [1, 2, 3];
console.log([4, 5].at(-1), a.toReversed().join(), a.with(1, 9).join(), [[1, [2]], [3, 4]].flat(2).join(), a.findLast((x) => x > 1));
