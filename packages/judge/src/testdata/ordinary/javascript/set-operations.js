// out: 2 3 | 1 2 3 4 | 1 | true
const a = new Set([1, 2, 3]), b = new Set([2, 3, 4]);
console.log(...a.intersection(b), "|", ...a.union(b), "|", ...a.difference(b), "|", new Set([2]).isSubsetOf(a));
