import type { TestResult } from "./judging.ts";
import type { GroupPoints, Points } from "./points.ts";
import type { Scoring, TestGroup } from "./scoring.ts";
import type { RunVerdict } from "./verdict.ts";

/*
 * Points are computed over a tree: the package's folders, with tests for leaves. Only what has run and passed is worth
 * its accept score. A test without a result (not run, since its group had ended) counts as rejected and is worth
 * nothing, whatever the group gives for a rejected one: nothing that is missing is ever worth a point.
 */

/** `path` is its name below data/: `secret/group1/03`. In the order of their numbers. */
export interface ScoredTest {
  number: number;
  path: string;
}

type Verdicts = ReadonlyMap<number, RunVerdict>;
type Leaf = { kind: "test"; number: number };
type Child = Leaf | Node;
interface Node {
  kind: "group";
  group: TestGroup;
  children: Child[];
}

/** Throws where the scoring has no root: it is the problem's own that is broken. */
export function pointsTree({ groups }: Scoring, tests: readonly ScoredTest[]): Node {
  const nodes = new Map(groups.map((group) => [group.name, { kind: "group", group, children: [] } as Node]));
  const root = nodes.get("");
  if (root === undefined) throw new Error("the problem's scoring has no root");
  const placed = new Set<Node>([root]);
  const place = (node: Node): void => {
    if (placed.has(node)) return;
    placed.add(node);
    const parent = closest(nodes, node.group.name);
    place(parent);
    parent.children.push(node);
  };
  for (const { number, path } of tests) {
    const node = closest(nodes, path);
    place(node);
    node.children.push({ kind: "test", number });
  }
  return root;
}

function closest(nodes: ReadonlyMap<string, Node>, path: string): Node {
  for (let name = parentOf(path); ; name = parentOf(name)) {
    const node = nodes.get(name);
    if (node !== undefined) return node;
    if (name === "") throw new Error("the problem's scoring has no root");
  }
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}

/**
 * The tests that are not run, as far as it is known: those behind a rejected one, in a group that ends early. It
 * depends on the tests' order only, so what was run ahead of its turn is taken back.
 */
export function testsLeftOut(root: Node, verdicts: Verdicts): ReadonlySet<number> {
  const leftOut = new Set<number>();
  const look = (node: Node): void => {
    let hasEnded = false;
    for (const child of node.children) {
      if (hasEnded) for (const number of testsIn(child)) leftOut.add(number);
      else if (child.kind === "group") look(child);
      hasEnded ||= node.group.endsEarly && isRejected(child, verdicts, leftOut);
    }
  };
  look(root);
  return leftOut;
}

function testsIn(child: Child): number[] {
  return child.kind === "test" ? [child.number] : child.children.flatMap(testsIn);
}

/** True when it is certain, whatever the tests will say that have not ended. */
function isRejected(child: Child, verdicts: Verdicts, leftOut: ReadonlySet<number>): boolean {
  if (child.kind === "test") {
    const verdict = verdicts.get(child.number);
    return verdict !== undefined && verdict !== "AC";
  }
  if (child.group.accepts === "always") return false;
  const of = (one: Child) => isRejected(one, verdicts, leftOut) || testsIn(one).every((each) => leftOut.has(each));
  return child.group.accepts === "any"
    ? child.children.length > 0 && child.children.every(of)
    : child.children.some((one) => isRejected(one, verdicts, leftOut));
}

/** What the results are worth. `results` may lack tests: see above. */
export function pointsOf(
  scoring: Scoring,
  tests: readonly ScoredTest[],
  results: readonly Pick<TestResult, "number" | "verdict">[],
): Points {
  const root = pointsTree(scoring, tests);
  const verdicts = new Map(results.map(({ number, verdict }) => [number, verdict]));
  const allPassed = new Map(tests.map(({ number }) => [number, "AC" as const]));
  const got = scoresOf(root, scoring, verdicts);
  const most = scoresOf(root, scoring, allPassed);
  const groups = [...most].flatMap(([node, ofAll]): GroupPoints[] => {
    if (node.group.name === "" || ofAll <= 0 || !node.children.some(({ kind }) => kind === "test")) return [];
    if (scoring.ignoresSamples && isSample(node)) return [];
    const own = testsIn(node).flatMap((number) => verdicts.get(number) ?? []);
    const verdict = own.length === 0 ? null : (own.find((one) => one !== "AC") ?? "AC");
    return [{ name: node.group.name, score: got.get(node) ?? 0, most: ofAll, verdict }];
  });
  return { score: got.get(root) ?? 0, most: most.get(root) ?? 0, groups };
}

/** What a submission is worth of which nothing was run: it does not compile. */
export function noPoints(scoring: Scoring, tests: readonly ScoredTest[]): Points {
  const { most, groups } = pointsOf(scoring, tests, []);
  return { score: 0, most, groups: groups.map((group) => ({ ...group, score: 0 })) };
}

/** Of all groups, in the order of the tree. */
function scoresOf(root: Node, scoring: Scoring, verdicts: Verdicts): Map<Node, number> {
  const scores = new Map<Node, number>();
  const accepted = new Map(groupsIn(root).map((node) => [node.group.name, isAccepted(node, verdicts)]));
  const score = (node: Node): number => {
    scores.set(node, 0);
    const counted =
      node === root && scoring.ignoresSamples ? node.children.filter((one) => !isSample(one)) : node.children;
    for (const one of node.children) if (one.kind === "group") score(one);
    const values = counted.map((one) =>
      one.kind === "group" ? (scores.get(one) ?? 0) : scoreOfTest(one, node, verdicts),
    );
    const passed = counted.filter((one) => isAccepted(one, verdicts));
    const isDue = node.group.requires.every((name) => accepted.get(name) === true);
    scores.set(node, isDue ? aggregated(node.group, values, passed.length) : 0);
    return scores.get(node) ?? 0;
  };
  score(root);
  return scores;
}

function groupsIn(node: Node): Node[] {
  return [node, ...node.children.flatMap((child) => (child.kind === "group" ? groupsIn(child) : []))];
}

function isSample(child: Child): boolean {
  return child.kind === "group" && child.group.name === "sample";
}

function scoreOfTest({ number }: Leaf, { group }: Node, verdicts: Verdicts): number {
  const verdict = verdicts.get(number);
  if (verdict === undefined) return Math.min(0, group.rejectScore);
  return verdict === "AC" ? group.acceptScore : group.rejectScore;
}

function isAccepted(child: Child, verdicts: Verdicts): boolean {
  if (child.kind === "test") return verdicts.get(child.number) === "AC";
  const { accepts } = child.group;
  if (accepts === "always") return true;
  const one = (each: Child) => isAccepted(each, verdicts);
  return child.children.length > 0 && (accepts === "any" ? child.children.some(one) : child.children.every(one));
}

function aggregated({ aggregate, acceptScore }: TestGroup, values: readonly number[], passed: number): number {
  if (values.length === 0) return 0;
  const sum = values.reduce((total, value) => total + value, 0);
  switch (aggregate) {
    case "sum":
      return sum;
    case "min":
      return Math.min(...values);
    case "max":
      return Math.max(...values);
    case "avg":
      return sum / values.length;
    case "share":
      return (acceptScore * passed) / values.length;
    default:
      return aggregate satisfies never;
  }
}
