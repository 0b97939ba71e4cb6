// in: 5 1 4 2 3
// out: 1 2
class Tree {
  constructor(a) {
    this.n = a.length;
    this.t = [...Array(this.n).fill(0), ...a];
    for (let i = this.n - 1; i; i--) this.t[i] = Math.min(this.t[2 * i], this.t[2 * i + 1]);
  }
  min(l, r) {
    let m = Infinity;
    for (l += this.n, r += this.n; l < r; l >>= 1, r >>= 1) {
      if (l & 1) m = Math.min(m, this.t[l++]);
      if (r & 1) m = Math.min(m, this.t[--r]);
    }
    return m;
  }
}
const t = new Tree(require("fs").readFileSync(0, "utf8").trim().split(" ").map(Number));
console.log(t.min(0, 5), t.min(2, 5));
