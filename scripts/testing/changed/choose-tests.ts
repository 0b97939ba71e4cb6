import { posix } from "node:path";

export interface Choice {
  chosen: string[];
  /** Those for which there is no time. */
  left: string[];
}

/** In the order of the candidates, as many as fit into so many seconds. */
export function chooseWithin(
  seconds: number,
  candidates: readonly string[],
  secondsOf: (file: string) => number,
): Choice & { seconds: number } {
  const choice = { chosen: [] as string[], left: [] as string[], seconds: 0 };
  for (const file of candidates) {
    const fits = choice.seconds + secondsOf(file) <= seconds;
    choice[fits ? "chosen" : "left"].push(file);
    if (fits) choice.seconds += secondsOf(file);
  }
  return choice;
}

/**
 * The tests that depend on a change. First those that stand in a folder with it, then by the number of imports in
 * between, and where that is equal those that share more of the way to it.
 */
export function nearestTests(changed: readonly string[], distances: ReadonlyMap<string, number>): string[] {
  return [...distances]
    .filter(([path]) => /\.test\.tsx?$/.test(path))
    .map(([path, distance]) => {
      const folder = posix.dirname(path);
      const shared = Math.max(...changed.map((other) => sharedFolders(folder, posix.dirname(other))));
      const isBeside = changed.some((other) => posix.dirname(other) === folder);
      return { path, isBeside, distance, shared };
    })
    .sort(
      (a, b) =>
        Number(b.isBeside) - Number(a.isBeside) ||
        a.distance - b.distance ||
        b.shared - a.shared ||
        a.path.localeCompare(b.path),
    )
    .map(({ path }) => path);
}

function sharedFolders(a: string, b: string): number {
  const [first, second] = [a.split("/"), b.split("/")];
  const differs = first.findIndex((name, index) => name !== second[index]);
  return differs === -1 ? first.length : differs;
}
