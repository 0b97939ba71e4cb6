import type { TopicsOf } from "./topics.ts";

/** A subject with its problems; `after` names the units that one should know before it. */
export interface Unit {
  title: string;
  after: readonly string[];
  /** A problem stands in the unit of the first of its topics. */
  topics: readonly string[];
}

/** From the first programs on. None comes after one that stands below it. */
export const UNITS: readonly Unit[] = [
  {
    title: "First programs",
    after: [],
    topics: [
      "loops",
      "conditions",
      "digits",
      "drawing",
      "averages",
      "maximum",
      "duplicates",
      "calendar",
      "leap years",
      "clocks",
      "running totals",
      "characters",
      "arithmetic",
      "runs",
      "scanning",
      "searching",
    ],
  },
  {
    title: "Simulation and grids",
    after: ["First programs"],
    topics: ["simulation", "grid", "directions", "transformations", "rotation", "flood fill"],
  },
  {
    title: "Sorting and greedy choices",
    after: ["First programs"],
    topics: [
      "sorting",
      "greedy",
      "intervals",
      "scheduling",
      "comparators",
      "sweep line",
      "jumps",
      "inversions",
      "constructive algorithms",
    ],
  },
  {
    title: "Counting and hashing",
    after: ["First programs"],
    topics: ["hashing", "sets", "ordered sets", "pairs", "majority", "arrays"],
  },
  {
    title: "Strings",
    after: ["First programs"],
    topics: [
      "strings",
      "palindromes",
      "pattern matching",
      "suffix arrays",
      "trie",
      "run-length encoding",
      "Manacher's algorithm",
      "sequences",
      "brackets",
      "parsing",
      "expressions",
    ],
  },
  {
    title: "Prefix sums and windows",
    after: ["Counting and hashing"],
    topics: ["prefix sums", "two pointers", "sliding window", "largest sum of a stretch"],
  },
  {
    title: "Binary search",
    after: ["Sorting and greedy choices"],
    topics: ["binary search", "divide and conquer"],
  },
  {
    title: "Stacks, queues and heaps",
    after: ["Sorting and greedy choices"],
    topics: ["stack", "monotonic stack", "monotonic queue", "heap", "median", "data structures"],
  },
  {
    title: "Linked lists",
    after: ["First programs"],
    topics: ["linked list", "doubly linked list", "merging", "caches", "undo"],
  },
  {
    title: "Searching graphs",
    after: ["Simulation and grids"],
    topics: [
      "breadth-first search",
      "depth-first search",
      "0-1 breadth-first search",
      "graphs",
      "degrees",
      "cycles",
      "topological sorting",
      "bipartite graphs",
      "disjoint sets",
      "strongly connected components",
      "bridges",
      "articulation points",
      "Eulerian paths",
      "2-satisfiability",
    ],
  },
  {
    title: "Shortest paths and spanning trees",
    after: ["Searching graphs", "Stacks, queues and heaps"],
    topics: ["shortest paths", "Dijkstra", "Bellman-Ford", "all pairs", "negative cycles", "minimum spanning tree"],
  },
  {
    title: "Trees",
    after: ["Searching graphs"],
    topics: [
      "trees",
      "binary trees",
      "binary search trees",
      "recursion",
      "traversal",
      "lowest common ancestor",
      "binary lifting",
      "diameter",
      "rerooting",
      "Euler tour of a tree",
      "heavy-light decomposition",
    ],
  },
  {
    title: "First dynamic programming",
    after: ["Prefix sums and windows"],
    topics: [
      "knapsack",
      "coin change",
      "increasing subsequences",
      "common subsequences",
      "rod cutting",
      "state machine",
      "paths in a grid",
      "recurrences",
    ],
  },
  {
    title: "Further dynamic programming",
    after: ["First dynamic programming"],
    topics: [
      "interval DP",
      "bitmasks",
      "subsets",
      "broken profile",
      "convex hull trick",
      "probability",
      "expected value",
    ],
  },
  {
    title: "Number theory and combinatorics",
    after: ["First programs"],
    topics: [
      "counting",
      "sieve",
      "primes",
      "modular arithmetic",
      "greatest common divisor",
      "least common multiple",
      "fast exponentiation",
      "matrix powers",
      "binomial coefficients",
      "inclusion-exclusion",
      "Euler's totient",
      "64-bit integers",
      "powers of ten",
    ],
  },
  {
    title: "Games and bits",
    after: ["Number theory and combinatorics"],
    topics: ["game theory", "bit operations"],
  },
  {
    title: "Backtracking",
    after: ["Trees"],
    topics: ["backtracking", "permutations", "meet in the middle"],
  },
  {
    title: "Geometry",
    after: ["Sorting and greedy choices"],
    topics: ["geometry", "orientation", "line segments", "convex hull", "closest pair"],
  },
  {
    title: "Range queries",
    after: ["Trees"],
    topics: [
      "segment tree",
      "binary indexed tree",
      "sparse table",
      "lazy propagation",
      "offline",
      "range minimum",
      "treap",
      "implicit keys",
      "persistence",
    ],
  },
  {
    title: "Flows and matchings",
    after: ["Shortest paths and spanning trees"],
    topics: ["maximum flow", "minimum cut", "bipartite matching"],
  },
];

/** What has topics that are in no unit, or none. */
const FURTHER: Unit = { title: "Further problems", after: [], topics: [] };

/** The units that have problems, each with its own in the given order. */
export function unitsOf<Problem extends { _id: string }>(
  problems: readonly Problem[],
  topics: TopicsOf,
): { unit: Unit; steps: Problem[] }[] {
  const unitOf = new Map(UNITS.flatMap((unit) => unit.topics.map((topic) => [topic, unit] as const)));
  const steps = new Map<Unit, Problem[]>([...UNITS, FURTHER].map((unit) => [unit, []]));
  for (const problem of problems) {
    const known = (topics.get(problem._id)?.topics ?? []).flatMap((topic) => unitOf.get(topic) ?? []);
    steps.get(known[0] ?? FURTHER)?.push(problem);
  }
  return [...steps].flatMap(([unit, some]) => (some.length === 0 ? [] : [{ unit, steps: some }]));
}
