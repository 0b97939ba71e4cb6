const fs = require("node:fs");

const NONE = 0;
const UNREACHED = -1;

/** Picks complaints of which no two have a hiker in common, as many as possible. */
class Matching {
  constructor(a, b, disturbs) {
    this.disturbs = disturbs;
    this.sleeperOf = new Int32Array(a + 1); // of the picked complaint, or NONE
    this.snorerOf = new Int32Array(b + 1);
    this.layer = new Int32Array(a + 1); // of snorers: complaints that are picked on a shortest path to them
    this.nextComplaint = new Int32Array(a + 1);
    while (this.findLayers()) {
      for (let s = 1; s <= a; s++) if (this.sleeperOf[s] === NONE) this.augmentFrom(s);
    }
  }

  /** Whether there is a path of complaints, by turns not picked and picked, to this snorer from one without a picked complaint. */
  isReached(snorer) {
    return this.layer[snorer] !== UNREACHED;
  }

  /** Whether some path leads to a sleeper without a picked complaint, so that one more can be picked. */
  findLayers() {
    const { disturbs, sleeperOf, snorerOf, layer } = this;
    layer.fill(UNREACHED);
    this.nextComplaint.fill(0);
    const reached = [];
    for (let s = 1; s < layer.length; s++) {
      if (sleeperOf[s] !== NONE) continue;
      layer[s] = 0;
      reached.push(s);
    }
    let hasFreeSleeper = false;
    for (const from of reached) {
      for (const sleeper of disturbs[from]) {
        const s = snorerOf[sleeper];
        if (s === NONE) hasFreeSleeper = true;
        if (s === NONE || layer[s] !== UNREACHED) continue;
        layer[s] = layer[from] + 1;
        reached.push(s); // the loop above comes to it later
      }
    }
    return hasFreeSleeper;
  }

  /** Goes forward by one layer with each snorer. Snorers on the path, and those from which there is none, are not entered again in this round. */
  augmentFrom(start) {
    const { disturbs, sleeperOf, snorerOf, layer, nextComplaint } = this;
    const path = [start];
    while (path.length > 0) {
      const s = path.at(-1);
      if (nextComplaint[s] === disturbs[s].length) {
        layer[s] = UNREACHED;
        path.pop();
        continue;
      }
      const owner = snorerOf[disturbs[s][nextComplaint[s]++]];
      if (owner === NONE) {
        for (const snorer of path) {
          const sleeper = disturbs[snorer][nextComplaint[snorer] - 1];
          sleeperOf[snorer] = sleeper;
          snorerOf[sleeper] = snorer;
          layer[snorer] = UNREACHED;
        }
        return;
      }
      if (layer[owner] === layer[s] + 1) path.push(owner);
    }
  }
}

/**
 * A largest set of complaints without a common hiker (Hopcroft and Karp): from each of them somebody has to leave, and nobody else does if the snorers
 * stay that are reached along alternating paths from those without a picked complaint, with all sleepers whom none of them disturbs (König).
 */
function fillHut(a, b, disturbs) {
  const matching = new Matching(a, b, disturbs);
  const snorers = [];
  const isDisturbed = new Array(b + 1).fill(false);
  for (let s = 1; s <= a; s++) {
    if (!matching.isReached(s)) continue;
    snorers.push(s);
    for (const sleeper of disturbs[s]) isDisturbed[sleeper] = true;
  }
  const sleepers = [];
  for (let sleeper = 1; sleeper <= b; sleeper++) if (!isDisturbed[sleeper]) sleepers.push(sleeper);
  return { snorers, sleepers };
}

const [a, b, m, ...pairs] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const disturbs = Array.from({ length: a + 1 }, () => []);
for (let i = 0; i < m; i++) disturbs[pairs[2 * i]].push(pairs[2 * i + 1]);

const { snorers, sleepers } = fillHut(a, b, disturbs);
console.log(`${snorers.length} ${sleepers.length}\n${snorers.join(" ")}\n${sleepers.join(" ")}`);
