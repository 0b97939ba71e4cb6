/** Lets so many works run at once; the others wait in the order they came. */
export type TakeTurn = <T>(work: () => Promise<T>) => Promise<T>;

export function createTurns(atOnce: number): TakeTurn {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next(); // The turn is handed on, so `running` stays as it is.
    }
  };
}
