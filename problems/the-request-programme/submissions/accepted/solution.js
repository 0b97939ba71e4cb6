const fs = require("node:fs");

/** Variables 1, 2, … and the "if, then" sentences about them. The statement 2v says that variable v is true, 2v + 1 that it is false. */
class Sentences {
  constructor(variables) {
    this.last = variables;
    this.arrows = Array.from({ length: 2 * variables + 2 }, () => []);
  }

  addVariable() {
    this.arrows.push([], []);
    this.last++;
    return this.last;
  }

  /** At least one of both holds; -v stands for "v is false". */
  either(one, other) {
    const statement = (literal) => (literal > 0 ? 2 * literal : -2 * literal + 1);
    this.arrows[statement(-one)].push(statement(other));
    this.arrows[statement(-other)].push(statement(one));
  }

  /** For each variable whether it is true, or null if the sentences contradict each other. */
  solve() {
    const component = this.components();
    const isTrue = [false];
    for (let v = 1; v <= this.last; v++) {
      if (component[2 * v] === component[2 * v + 1]) return null;
      isTrue.push(component[2 * v] < component[2 * v + 1]); // finished first: comes later in topological order
    }
    return isTrue;
  }

  /** Tarjan's algorithm with a stack of its own: the components are numbered in the order in which they are finished. */
  components() {
    const { arrows } = this;
    const component = new Int32Array(arrows.length);
    const number = new Int32Array(arrows.length);
    const low = new Int32Array(arrows.length);
    const nextArrow = new Int32Array(arrows.length);
    const open = [];
    let entered = 0;
    let finished = 0;
    for (let start = 2; start < arrows.length; start++) {
      const path = number[start] === 0 ? [start] : [];
      while (path.length > 0) {
        const s = path.at(-1);
        if (number[s] === 0) {
          number[s] = ++entered;
          low[s] = entered;
          open.push(s);
        }
        if (nextArrow[s] < arrows[s].length) {
          const to = arrows[s][nextArrow[s]++];
          if (number[to] === 0) path.push(to);
          else if (component[to] === 0) low[s] = Math.min(low[s], number[to]);
          continue;
        }
        path.pop();
        if (path.length > 0) low[path.at(-1)] = Math.min(low[path.at(-1)], low[s]);
        if (low[s] < number[s]) continue;
        finished++;
        let member;
        do {
          member = open.pop();
          component[member] = finished;
        } while (member !== s);
      }
    }
    return component;
  }
}

/**
 * "At least one of a and b" means "if not a, then b" and "if not b, then a". If no statement shares a strongly connected component with its opposite,
 * the one of both that comes later in topological order can be true. "At most one version of a tune" is said with a variable for every version, that
 * one up to there is played, instead of with all pairs. O(n + m + sum of c).
 */
function makeProgramme(n, wishes, tunes) {
  const sentences = new Sentences(n);
  for (const [one, other] of wishes) sentences.either(one, other);
  for (const versions of tunes) {
    let before = 0; // says that one of the versions up to now is played; 0: there are none yet
    for (const song of versions) {
      const now = sentences.addVariable();
      sentences.either(-song, now);
      if (before !== 0) {
        sentences.either(-before, now);
        sentences.either(-before, -song);
      }
      before = now;
    }
  }
  return sentences.solve()?.slice(0, n + 1) ?? null;
}

const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, m, t] = numbers;
let at = 3;
const wishes = Array.from({ length: m }, () => [numbers[at++], numbers[at++]]);
const tunes = Array.from({ length: t }, () => {
  const count = numbers[at++];
  at += count;
  return numbers.slice(at - count, at);
});

const isPlayed = makeProgramme(n, wishes, tunes);
console.log(isPlayed === null ? "IMPOSSIBLE" : isPlayed.slice(1).map(Number).join(""));
